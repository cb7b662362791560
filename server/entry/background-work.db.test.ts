import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claimDeadlines, type Deadline, dropDeadline } from '../kernel/deadlines.ts';
import { NOBODY } from '../kernel/repeated-work.ts';
import { assembleRooms } from '../kernel/room.ts';
import { startWork, tick, type Work } from '../kernel/run-work.ts';
import { createWorkCtx, type WorkCtx } from '../kernel/work.ts';
import { newId } from '../platform/ids.ts';
import { useProduct } from '../testing/product.ts';
import { createWorld } from '../testing/world.ts';
import { type Services, ROOMS } from './rooms.ts';

const product = useProduct();

type Handle = (work: { ctx: WorkCtx<Services>; input: Deadline }) => Promise<void>;

/** The product's background work, with deadlines of one more room. */
function workWith(deadlines: Record<string, Handle>, { aheadMs = 0, claimMs = 30_000 } = {}): Work<Services> {
  const kinds = Object.entries(deadlines).map(([kind, verb]) => ({ kind, verb }));
  const rooms = assembleRooms<Services>([...ROOMS, { name: 'sample', deadlines: kinds }]);
  const { services, pools } = product;
  const clock = () => new Date(product.clock.now.getTime() + aheadMs);
  const { subscribers } = rooms;
  return {
    rooms,
    claimMs,
    ctx: () => createWorkCtx({ db: pools.worker, clock, subscribers, log: services.log, services }),
  };
}

/** Sets deadlines of a kind that are due now; returns their entities. */
async function setDue(kind: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  for (const id of ids)
    await product.owner.execute(
      sql`insert into deadlines (kind, entity_id, due_at) values (${kind}, ${id}, ${product.clock.now})`,
    );
  return ids;
}

const drop: Handle = ({ ctx, input }) => dropDeadline(ctx.db, { ...input, due_at: ctx.now });

test('two processes share the due deadlines, and each is handled once', async () => {
  const wanted = await setDue('sample.shared', 200);
  const handled: string[][] = [[], []];
  const works = handled.map((mine) =>
    workWith({
      'sample.shared': async (due) => {
        mine.push(due.input.entity_id);
        await drop(due);
      },
    }),
  );
  await Promise.all(works.map((work) => tick(work)));
  expect(handled.flat().toSorted()).toEqual(wanted.toSorted());
  expect(Math.min(...handled.map((mine) => mine.length)), 'both have work').toBeGreaterThan(0);
});

test('a process whose clock is a minute ahead handles no deadline that another one is handling', async () => {
  const [id = ''] = await setDue('sample.clocks', 1);
  const handled: string[] = [];
  const letGo = Promise.withResolvers<void>();
  const handle: Handle = async (due) => {
    handled.push(due.input.entity_id);
    await letGo.promise;
    await drop(due);
  };
  const handling = tick(workWith({ 'sample.clocks': handle }));
  await expect.poll(() => handled).toEqual([id]);
  const ahead = tick(
    workWith({ 'sample.clocks': async ({ input }) => void handled.push(input.entity_id) }, { aheadMs: 60_000 }),
  );
  expect(await ahead).toBe(false);
  letGo.resolve();
  await handling;
  expect(handled).toEqual([id]);
});

test('work that outlasts its claim keeps it, and no other process begins it again', async () => {
  const [id = ''] = await setDue('sample.long', 1);
  const handled: string[] = [];
  const letGo = Promise.withResolvers<void>();
  const handle: Handle = async (due) => {
    handled.push(due.input.entity_id);
    await letGo.promise;
    await drop(due);
  };
  const work = () => workWith({ 'sample.long': handle }, { claimMs: 1500 });
  const handling = tick(work());
  await expect.poll(() => handled).toEqual([id]);
  const [first] = await product.owner.execute(sql`select now() + interval '1500 ms' as ends`);
  const isOver = async () => {
    const [row] = await product.owner.execute(
      sql`select now() > ${first?.['ends']} as over from deadlines where entity_id = ${id}`,
    );
    return row?.['over'];
  };
  await expect.poll(isOver).toBe(true);
  product.clock.now = new Date(product.clock.now.getTime() + 31_000);
  expect(await tick(work())).toBe(false);
  letGo.resolve();
  await handling;
  expect(handled).toEqual([id]);
  expect(await product.owner.execute(sql`select from deadlines where entity_id = ${id}`)).toEqual([]);
});

test('handlers that wait for a program without an answer do not delay deadlines of other kinds', async () => {
  const letGo: (() => void)[] = [];
  const met: string[] = [];
  const work = workWith({
    'sample.waiting': async (due) => {
      await new Promise<void>((resolve) => letGo.push(resolve));
      await drop(due);
    },
    'sample.prompt': async (due) => {
      met.push(due.input.entity_id);
      await drop(due);
    },
  });
  await setDue('sample.waiting', 50);
  const running = await startWork(work, product.urlFor('worker'));
  await expect.poll(() => letGo.length).toBeGreaterThan(0);
  const wanted = await setDue('sample.prompt', 20);
  await expect.poll(() => met.toSorted()).toEqual(wanted.toSorted());
  expect(letGo.length, 'the calls at the same time are bounded').toBeLessThan(50);
  await product.owner.execute(sql`delete from deadlines where kind = 'sample.waiting'`);
  for (const go of letGo) go();
  await running.stop();
});

test('a deadline that a killed process had claimed is handled by another process after the claim', async () => {
  const [id = ''] = await setDue('sample.claimed', 1);
  const handled: string[] = [];
  const work = workWith({
    'sample.claimed': async (due) => {
      handled.push(due.input.entity_id);
      await drop(due);
    },
  });
  const { now } = product.clock;
  const claim = await claimDeadlines(product.pools.worker, 'sample.claimed', { now, ms: 600_000, most: 5 });
  expect(claim?.claimed).toMatchObject([{ entity_id: id }]);
  await tick(work);
  expect(handled).toEqual([]);
  // An instant has milliseconds: rounded up, now() itself would still be ahead.
  await product.owner.execute(
    sql`update deadlines set claimed_until = now() - interval '1 second' where entity_id = ${id}`,
  );
  await tick(work);
  expect(handled).toEqual([id]);
});

test('a deadline of a newer release is left to its processes', async () => {
  const [id = ''] = await setDue('sample.newer', 1);
  await tick(workWith({}));
  const handled: string[] = [];
  const newer = workWith({
    'sample.newer': async (due) => {
      handled.push(due.input.entity_id);
      await drop(due);
    },
  });
  await tick(newer);
  expect(handled).toEqual([id]);
});

test('a job that failed for the last time is reported to every admin once', async () => {
  const admin = await createWorld(product.owner, product.clock.now).admin();
  await product.owner.execute(sql`select enqueue_job('run_operations', '{}', 'failed')`);
  await product.owner.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts`);
  for (let time = 0; time < 2; time += 1) {
    await product.owner.execute(sql`insert into deadlines (kind, entity_id, due_at)
      values ('kernel.failed_jobs', ${NOBODY}, ${product.clock.now}) on conflict (kind, entity_id) do update set due_at = excluded.due_at`);
    await tick(workWith({}));
  }
  const kept = await product.owner.execute(
    sql`select type, title_ar, message_en from notifications where user_id = ${admin.id}`,
  );
  expect(kept).toEqual([
    {
      type: 'work_failed',
      title_ar: 'تعذّر إتمام عمل في الخلفية',
      message_en: '\u2068run_operations\u2069 failed at every attempt and is not tried again. The log has the reason.',
    },
  ]);
});
