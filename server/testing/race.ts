import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { refusalOf } from './calls.ts';
import { hoursFrom, openMarket } from './market.ts';
import type { TestProduct } from './product.ts';
import { signedIn } from './signed-in.ts';

const HALF_HOUR_MS = 1_800_000;
/** The calendar of one provider has enough slots for this number of rounds. */
const ROUNDS_PER_CALENDAR = 300;
const Count = z.object({ overlaps: z.number() });

/**
 * In each round many customers book one provider at the same time: the same slot or, in every second round, partly
 * overlapping slots. Exactly one of them must get a slot.
 */
export async function raceForSlots(product: TestProduct, { rounds, actors }: { rounds: number; actors: number }) {
  let market = await openMarket(product, { duration_minutes: 120 });
  const customers = await Promise.all(
    Array.from({ length: actors }, async () => signedIn(product, (await market.world.user()).id)),
  );
  const outcome = { wins: 0, losses: 0, others: [] as string[], overlaps: 0 };
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0 && round % ROUNDS_PER_CALENDAR === 0) market = await openMarket(product, { duration_minutes: 120 });
    const first = Date.parse(hoursFrom(product.clock.now, 24 + (round % ROUNDS_PER_CALENDAR) * 4));
    const spread = round % 2 === 0 ? 0 : HALF_HOUR_MS;
    const answers = await Promise.all(
      customers.map((who, index) =>
        market.tryToBook({ starts_at: new Date(first + (index % 4) * spread).toISOString() }, undefined, who),
      ),
    );
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 201) {
        outcome.wins += 1;
        // Nobody holds more than a few slots, so another customer takes the place of the winner.
        customers[index] = await signedIn(product, (await market.world.user()).id);
      } else if (answer.status === 409 && refusalOf(answer) === 'slot_taken') outcome.losses += 1;
      else outcome.others.push(`${answer.status} ${JSON.stringify(answer.body)}`);
    }
  }
  const [row] = await product.owner
    .execute(sql`select count(*)::int as overlaps from bookings as one join bookings as other
    on one.provider_id = other.provider_id and one.id < other.id and one.starts_at < other.ends_at and other.starts_at < one.ends_at
    where one.status <> 'cancelled' and other.status <> 'cancelled'`);
  return { ...outcome, overlaps: Count.parse(row).overlaps };
}
