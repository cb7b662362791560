import { addDays, cairoDay, cairoInstant, weekdayOf } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { refusalOf } from './calls.ts';
import { openMarket } from './market.ts';
import type { TestProduct } from './product.ts';
import { signedIn } from './signed-in.ts';
import { NO_HOURS } from './world.ts';

const HALF_HOUR_MS = 1_800_000;
/** Each round has a day of its own. */
const ROUNDS_PER_PROVIDER = 40;

const week = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from_minute: 0, to_minute: 1440 }));
const OPEN = { ...NO_HOURS, weekly: week };

/** Changes of open hours: the first three close this day, the last one keeps it. */
const CHANGES: readonly ((day: string) => object)[] = [
  (day) => ({ exceptions: [{ kind: 'off', day }] }),
  (day) => ({ weekly: week.filter(({ weekday }) => weekday !== weekdayOf(day)) }),
  (day) => ({
    templates: [{ kind: 'holiday', name_en: '', name_ar: '', first_day: day, last_day: day, hours: [] }],
  }),
  (day) => ({ exceptions: [{ kind: 'off', day: addDays(day, 1) }] }),
];
const closes = (round: number) => round % CHANGES.length !== CHANGES.length - 1;

type Market = Awaited<ReturnType<typeof openMarket>>;

/**
 * In each round two customers book overlapping times of one provider, who changes their hours at the same time; mostly
 * so that both times are outside of them.
 */
export async function raceWithHours(product: TestProduct, { rounds }: { rounds: number }) {
  const outcome = { oneWon: 0, noneWon: 0, twoWon: 0, outside: 0, others: [] as string[] };
  let market = await openMarket(product, { duration_minutes: 120 });
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0 && round % ROUNDS_PER_PROVIDER === 0) market = await openMarket(product, { duration_minutes: 120 });
    const day = addDays(cairoDay(product.clock.now), 2 + (round % ROUNDS_PER_PROVIDER));
    const { answers, saved } = await runRound(product, market, day, round);
    const ids = answers.flatMap(({ status, body }) => (status === 201 ? [Booked.parse(body).id] : []));
    outcome[ids.length === 0 ? 'noneWon' : ids.length === 1 ? 'oneWon' : 'twoWon'] += 1;
    if (closes(round) && (await isAfterChange(product, market, ids))) outcome.outside += 1;
    // Of two who lose, nobody took the time: the hours were changed first, which the last change does not do.
    const expected = ids.length > 0 ? ['slot_taken', 'invalid_input'] : closes(round) ? ['invalid_input'] : [];
    const refusals = answers.filter(({ status }) => status !== 201).map(refusalOf);
    outcome.others.push(...refusals.filter((code) => !expected.includes(code)));
    if (saved !== 200) outcome.others.push(`hours: ${saved}`);
  }
  return outcome;
}

async function runRound(product: TestProduct, market: Market, day: string, round: number) {
  const save = async (version: number, change: object) =>
    market.ask('provider', 'PUT', '/api/v1/provider/availability', { ...OPEN, version, ...change });
  // Two changes a round.
  const version = 2 * (round % ROUNDS_PER_PROVIDER);
  await save(version, {});
  const customers = await Promise.all(
    Array.from({ length: 2 }, async () => signedIn(product, (await market.world.user()).id)),
  );
  const first = cairoInstant(day, 12 * 60)?.getTime() ?? 0;
  const book = (index: number) =>
    market.tryToBook({ starts_at: new Date(first + index * HALF_HOUR_MS).toISOString() }, undefined, customers[index]);
  const change = () => save(version + 1, CHANGES[round % CHANGES.length]?.(day) ?? {});
  // Who begins changes from round to round.
  const changeFirst = round % 3 === 0 ? change() : null;
  const one = book(0);
  const changeBetween = round % 3 === 1 ? change() : null;
  const other = book(1);
  const { status: saved } = await (changeFirst ?? changeBetween ?? change());
  return { answers: await Promise.all([one, other]), saved };
}

const Booked = z.object({ id: z.uuid() });

/** Whether one of these bookings was committed after the last change of the hours. */
async function isAfterChange({ owner }: TestProduct, { provider }: Market, ids: readonly string[]): Promise<boolean> {
  const after = await owner.execute(sql`
    select bookings.id from bookings join provider_calendars as calendar using (provider_id)
    where provider_id = ${provider.id} and bookings.id = any (${sql.param([...ids])}::uuid[])
      and pg_xact_commit_timestamp(bookings.xmin) > pg_xact_commit_timestamp(calendar.xmin)`);
  return after.length > 0;
}
