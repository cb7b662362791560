import { WAITLIST } from '@hirfa/domain/bookings';
import { rooms } from '../../../entry/rooms.ts';
import { createWorkCtx } from '../../../kernel/work.ts';
import type { TestProduct } from '../../../testing/product.ts';
import { giveTurns } from '../give-turns.ts';
import { GIVE_TURNS } from '../queries.ts';
import { openFullDay } from './waiting.ts';

/** What became of those who waited to the end. */
export interface TurnsReport {
  told: number;
  /** Told more than once of a time that stayed free. */
  twice: number;
  forgotten: number;
  /** Turns of one time that began at the same moment as another one. */
  together: number;
}

/**
 * In each round so many people wait for one time. It becomes free while one of them stops to wait, and after each
 * turn the next one is told. Every time two processes decide at once whose turn it is, though one would do.
 */
export async function raceForTurns(
  product: TestProduct,
  { rounds, actors }: { rounds: number; actors: number },
): Promise<TurnsReport> {
  const report = { told: 0, twice: 0, forgotten: 0, together: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const counts = await runRound(product, actors, report);
    report.told += counts.filter((count) => count > 0).length;
    report.twice += counts.filter((count) => count > 1).length;
    report.forgotten += counts.filter((count) => count === 0).length;
  }
  return report;
}

async function runRound(product: TestProduct, actors: number, report: TurnsReport): Promise<number[]> {
  const { market, join, booking } = await openFullDay(product);
  const leaver = await join();
  const people: (typeof leaver)[] = [];
  for (let number = 0; number < actors; number += 1) people.push(await join());
  const [entry] = await leaver.list();
  const everybody = [leaver, ...people];
  const countAll = () => Promise.all(everybody.map(async (each) => (await each.told()).length));

  await Promise.all([
    market.step('customer', booking.id, 'cancel'),
    leaver.stop(entry?.id ?? ''),
    ...decideTwice(product, market.provider.id),
  ]);
  let before = 0;
  for (const _ of everybody) {
    await Promise.all(decideTwice(product, market.provider.id));
    await product.work();
    const now = (await countAll()).reduce((sum, count) => sum + count, 0);
    report.together += Math.max(0, now - before - 1);
    before = now;
    product.clock.now = new Date(product.clock.now.getTime() + WAITLIST.turnMs);
  }
  return (await countAll()).slice(1);
}

/** As by two processes of which one has lost its claim. */
function decideTwice({ pools, clock, services }: TestProduct, providerId: string): Promise<void>[] {
  const source = { db: pools.worker, clock: () => clock.now, log: services.log, services };
  const due = { kind: GIVE_TURNS, entity_id: providerId, due_at: clock.now };
  return [1, 2].map(() => giveTurns({ ctx: createWorkCtx({ ...source, subscribers: rooms.subscribers }), input: due }));
}
