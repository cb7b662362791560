import type { SaveAvailability } from '@hirfa/contract/providers';
import { cairoDay } from '@hirfa/domain/market';
import { availabilityProblems, countsAsProvider, IMPORT_PROBLEMS, withoutPast } from '@hirfa/domain/providers';
import { type Ctx, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { notifyStreams } from '../../platform/streams.ts';
import { updateProvider } from '../applications/queries.ts';
import { notifySlots } from './notify-slots.ts';
import { findCalendar, findHours, findTerms, lockCalendar, raiseVersion, replaceHours } from './queries.ts';

interface Services {
  origin(): string;
}

/** The actor's own working hours; a suspended provider keeps reading them. */
export async function getAvailability({ ctx }: { ctx: Ctx<Person> & { services: Services } }) {
  const { db, now, actor, services } = ctx;
  const provider = await findTerms(db, actor.user_id);
  if (provider?.verification_status !== 'verified') return refuse('provider_required');
  const [hours, calendar] = await Promise.all([
    findHours(db, provider.id, cairoDay(now)),
    findCalendar(db, provider.id),
  ]);
  const { version = 0, feed_token = null, import_address: address = null } = calendar ?? {};
  const problem = IMPORT_PROBLEMS.find((each) => each === calendar?.import_problem) ?? null;
  const last_read_at = calendar?.import_read_at?.toISOString() ?? null;
  return {
    version,
    ...hours,
    ...provider.terms,
    feed_address: feed_token === null ? null : `${services.origin()}/calendar/${feed_token}.ics`,
    import: address === null ? null : { address, last_read_at, problem },
  };
}

interface Save {
  ctx: WriteCtx<Person> & { services: Services };
  input: SaveAvailability;
}

/** Replaces the actor's working hours. Bookings of this provider wait, so that none is outside the hours that hold. */
export async function saveAvailability({ ctx, input }: Save) {
  const { db, now, actor } = ctx;
  const provider = await findTerms(db, actor.user_id);
  if (provider === undefined || !countsAsProvider(provider)) return refuse('provider_required');
  const today = cairoDay(now);
  const fields = availabilityProblems(input, today).map(({ path, problem }) => ({ path, message: problem }));
  if (fields.length > 0) return { refused: 'invalid_input' as const, data: { fields } };

  const { version, weekly: _, templates: __, exceptions: ___, ...terms } = input;
  await lockCalendar(db, provider.id);
  if (!(await raiseVersion(db, provider.id, version))) return refuse('state_changed');
  await replaceHours(db, provider.id, withoutPast(input, today));
  await updateProvider(db, provider.id, { ...terms, updated_at: now });
  await notifySlots({ ctx, input: { provider_id: provider.id } });
  const hint = { type: 'provider_changed' as const, entity_id: provider.id, version: 1 };
  await notifyStreams(db, [`user:${actor.user_id}`], hint, now);
  return getAvailability({ ctx });
}
