import type { Sample } from '@hirfa/contract/sample';
import type { Person, WriteCtx } from '../kernel/verb.ts';
import { newId } from '../platform/ids.ts';
import { notifyStreams } from '../platform/streams.ts';
import { sampleSent } from './events.ts';
import { insertSample } from './queries.ts';

/** Sends a sample; admins see it at once. */
export async function sendSample({ ctx }: { ctx: WriteCtx<Person> }): Promise<Sample> {
  const { db, now, actor } = ctx;
  const id = newId();
  await insertSample(db, { id, user_id: actor.user_id, created_at: now });
  await notifyStreams(db, ['admins'], { type: 'sample_sent', entity_id: id, version: 1 }, now);
  await ctx.publish(sampleSent, { sample_id: id });
  return { id, created_at: now.toISOString() };
}
