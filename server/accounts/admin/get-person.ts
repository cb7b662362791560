import type { Person as ShownPerson } from '@hirfa/contract/accounts';
import { maskedEmail, maskedPhone } from '@hirfa/domain/accounts';
import { type AdminCtx, type Ctx, isRefusal, type Person, type Refusal, refuse } from '../../kernel/verb.ts';
import { findSecondFactors } from '../leaving/check-second-factor.ts';
import { findSuspension } from '../power/queries.ts';
import { findUser } from '../queries.ts';
import type { AccountServices } from '../services.ts';
import { findSessionsOf } from '../sessions/queries.ts';
import { viewSummary } from './list-people.ts';
import { findPerson } from './queries.ts';

type PersonCtx = Ctx<Person> & { services: AccountServices };
type Given<Which> = { ctx: Which & { services: AccountServices }; input: { id: string } };

/** A person, opened by an admin: the look is in the audit log. */
export async function openPerson({ ctx, input }: Given<AdminCtx>) {
  const person = await showPerson({ ctx, input });
  if (isRefusal(person)) return person;
  const entry = { action: 'person.look' as const, entity_type: 'person', entity_id: input.id };
  await ctx.audit({ ...entry, before: null, after: null });
  return person;
}

/** A person as admins see them, with masked addresses. */
export async function showPerson({
  ctx,
  input: { id },
}: Given<PersonCtx>): Promise<ShownPerson | Refusal<'not_found'>> {
  const { db, now, actor, services } = ctx;
  const { findProvider, findBookings } = services.personElsewhere;
  const row = await findPerson(db, id);
  if (row === undefined) return refuse('not_found');
  const [user, sessions, own_second_factors] = await Promise.all([
    findUser(services.pools.auth, id),
    findSessionsOf(services.pools.auth, id, now),
    findSecondFactors({ ctx }),
  ]);
  const suspension = await findSuspension(db, id);
  return {
    ...viewSummary(row),
    is_own: id === actor.user_id,
    email: user?.email ? maskedEmail(user.email) : null,
    phone_number: user?.phone_number ? maskedPhone(user.phone_number) : null,
    provider: (await findProvider(db, id)) ?? null,
    sessions: { open: sessions.length, last_used: sessions[0]?.last_used.toISOString() ?? null },
    suspension: suspension
      ? {
          reason: suspension.reason,
          words: suspension.words,
          suspended_at: suspension.suspended_at.toISOString(),
        }
      : null,
    open_bookings: await findBookings(db, id, now, 'open'),
    newest_bookings: await findBookings(db, id, now, 'newest'),
    own_second_factors,
  };
}
