import type { SaveAvailability } from '@hirfa/contract/providers';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { availabilityProblems, countsAsProvider, IMPORT_PROBLEMS, withoutPast } from '@hirfa/domain/providers';
import { type Ctx, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { notifyStreams } from '../../platform/streams.ts';
import { updateProvider } from '../applications/queries.ts';
import { notifySlots } from './notify-slots.ts';
import {
  type BusyTime,
  findBusyTimes,
  findCalendar,
  findHours,
  findTerms,
  lockCalendar,
  raiseVersion,
  replaceHours,
} from './queries.ts';

/** A week, and the hours after it that begin in it. */
const PREVIEW_DAYS = 8;

interface Services {
  origin(): string;
}

/** The actor's own working hours; a suspended provider keeps reading them. */
export async function getAvailability({ ctx }: { ctx: Ctx<Person> & { services: Services } }) {
  const { db, now, actor, services } = ctx;
  const provider = await findTerms(db, actor.user_id);
  if (provider?.verification_status !== 'verified') return refuse('provider_required');
  const [hours, calendar, busy] = await Promise.all([
    findHours(db, provider.id, cairoDay(now)),
    findCalendar(db, provider.id),
    findBusyTimes(db, provider.id, { from: now, to: startOfDay(addDays(cairoDay(now), PREVIEW_DAYS)) }),
  ]);
  const { version = 0, feed_token = null, import_address: address = null } = calendar ?? {};
  return {
    version,
    ...hours,
    ...provider.terms,
    feed_address: feed_token === null ? null : `${services.origin()}/calendar/${feed_token}.ics`,
    import:
      address === null
        ? null
        : {
            address,
            problem: IMPORT_PROBLEMS.find((each) => each === calendar?.import_problem) ?? null,
            last_read_at: calendar?.import_read_at?.toISOString() ?? null,
            next_read_at: calendar?.import_next_at?.toISOString() ?? null,
            unread_events: calendar?.import_unread ?? 0,
            guessed_events: calendar?.import_guessed ?? 0,
            busy: busy.map(timesOf),
          },
  };
}

const timesOf = ({ starts_at, ends_at }: BusyTime) => ({
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
});

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
