import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assembleRooms, type Room } from '../kernel/room.ts';
import { jobHandlers, startWork, tick } from '../kernel/run-work.ts';
import { createWorkCtx } from '../kernel/work.ts';
import { newId } from '../platform/ids.ts';
import { defineJob, enqueueJob } from '../platform/jobs.ts';
import { useProduct } from '../testing/product.ts';
import { ROOMS, rooms, type Services } from './rooms.ts';

const product = useProduct();
const sampleJob = defineJob('sample_job', 'rest');

/** The product's background work with these rooms. */
function workWith(list: readonly Room<Services>[]) {
  const rooms = assembleRooms(list);
  const { subscribers } = rooms;
  const { services } = product;
  return {
    rooms,
    ctx: () =>
      createWorkCtx({
        db: product.pools.worker,
        clock: () => product.clock.now,
        subscribers,
        log: services.log,
        services,
      }),
  };
}

test('a new room needs only one line in the list: its jobs and deadlines run and its streams are granted', async () => {
  const ran: string[] = [];
  const sample: Room<Services> = {
    name: 'sample',
    jobs: [{ kind: sampleJob, verb: async ({ input }) => void ran.push(`job ${input.id}`) }],
    deadlines: [
      {
        kind: 'sample.due',
        verb: async ({ ctx, input }) => {
          ran.push(input.kind);
          await ctx.db.execute(sql`delete from deadlines where kind = ${input.kind}`);
        },
      },
    ],
    streams: async ({ ctx }) => [`sample:${ctx.actor.user_id}`],
  };
  const work = workWith([...ROOMS, sample]);
  await enqueueJob(product.pools.worker, sampleJob, 'a');
  await product.owner.execute(
    sql`insert into deadlines values ('sample.due', ${newId()}, ${product.clock.now.toISOString()})`,
  );
  await product.runJobs(jobHandlers(work));
  await tick(work);
  expect(ran).toEqual(['job a', 'sample.due']);
  const user_id = newId();
  const actor = { kind: 'person' as const, user_id, session_id: newId(), roles: [] };
  expect(await work.rooms.streamsOf({ ctx: { db: product.pools.worker, actor } })).toContain(`sample:${user_id}`);
});

test('jobs that an older release has enqueued find their verb', () => {
  const names = ['notify_of_decision', 'notify_of_handover', 'notify_of_report', 'register_provider'];
  expect(names.filter((name) => !rooms.jobs.has(name))).toEqual([]);
});

test('jobs and deadlines of a newer release are left to its processes, and the log says so', async () => {
  await enqueueJob(product.pools.worker, sampleJob, 'b');
  const entity = newId();
  await product.owner.execute(
    sql`insert into deadlines values ('sample.due', ${entity}, ${product.clock.now.toISOString()})`,
  );
  const work = await startWork(workWith(ROOMS), product.urlFor('worker'));
  await tick(workWith(ROOMS));
  await work.stop();
  expect(product.logged.join('')).toContain('"jobs":["sample_job"],"deadlines":["sample.due"]');
  const kept = await product.owner.execute(sql`select kind, claimed_until from deadlines where entity_id = ${entity}`);
  expect(kept).toEqual([{ kind: 'sample.due', claimed_until: null }]);
  await product.owner.execute(sql`delete from deadlines where entity_id = ${entity}`);
  const done: string[] = [];
  const run = async (id: string) => void done.push(id);
  await product.runJobs([{ kind: sampleJob, run }]);
  expect(done).toEqual(['b']);
});
