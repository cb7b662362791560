import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rooms } from '../../entry/rooms.ts';
import { claimDeadlines } from '../../kernel/deadlines.ts';
import { createWorkCtx } from '../../kernel/work.ts';
import { useProduct } from '../../testing/product.ts';
import { giveTurns } from './give-turns.ts';
import { GIVE_TURNS } from './queries.ts';
import { openFullDay } from './testing/waiting.ts';

const product = useProduct();

test('who decides whose turn it is after a change keeps their claim, when an earlier process comes to its end', async () => {
  const { market, join } = await openFullDay(product);
  await join();
  await product.work();
  const provider = market.provider.id;
  const { pools, clock, services, owner } = product;
  const source = { db: pools.worker, clock: () => clock.now, log: services.log, services };
  // As a trigger does after a change of the calendar.
  const change = () =>
    owner.execute(sql`insert into deadlines (kind, entity_id, due_at) values (${GIVE_TURNS}, ${provider}, 'epoch')
      on conflict (kind, entity_id) do update set due_at = 'epoch', claimed_until = null`);
  const claim = async () => {
    const claimed = await claimDeadlines(pools.worker, GIVE_TURNS, { now: clock.now, ms: 60_000, most: 1 });
    const [due] = claimed?.claimed ?? [];
    if (due === undefined) throw new Error('nothing is due');
    return due;
  };
  const decide = async (input: Awaited<ReturnType<typeof claim>>) =>
    giveTurns({ ctx: createWorkCtx({ ...source, subscribers: rooms.subscribers }), input });
  for (let round = 0; round < 20; round += 1) {
    await change();
    const earlier = await claim();
    await change();
    const later = await claim();
    await Promise.all([decide(earlier), decide(earlier)]);
    const [kept] = await owner.execute(sql`select claim, claimed_until is not null as claimed from deadlines
      where kind = ${GIVE_TURNS} and entity_id = ${provider}`);
    expect(kept).toEqual({ claim: later.claim, claimed: true });
    await decide(later);
    const left = await owner.execute(sql`select from deadlines where kind = ${GIVE_TURNS}
      and entity_id = ${provider} and claimed_until is not null`);
    expect([...left]).toEqual([]);
  }
});
