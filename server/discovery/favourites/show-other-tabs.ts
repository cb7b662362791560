import type { Person, WriteCtx } from '../../kernel/verb.ts';
import { notifyStreams } from '../../platform/streams.ts';

/** What the actor has saved has changed: their other pages read it again. */
export async function showOtherTabs({ ctx: { db, now, actor } }: { ctx: WriteCtx<Person> }): Promise<void> {
  const { user_id } = actor;
  await notifyStreams(db, [`user:${user_id}`], { type: 'favourites_changed', entity_id: user_id, version: 1 }, now);
}
