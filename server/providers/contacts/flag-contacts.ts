import { publishedContacts } from '@hirfa/domain/providers';
import { type Deadline, dropDeadline, setDeadline } from '../../kernel/deadlines.ts';
import type { WorkCtx } from '../../kernel/work.ts';
import { notifyStreams } from '../../platform/streams.ts';
import { insertFlags, publishedAfter } from './queries.ts';

export const FLAG_CONTACTS = 'providers.flag_contacts';
const AT_ONCE = 200;

/**
 * A deadline, set by the release that refuses contact details in texts: flags providers in whose texts they stand, for
 * admins. `entity_id` is the provider after whom it goes on; each part sets the next one.
 */
export async function flagContacts({ ctx, input }: { ctx: WorkCtx; input: Deadline }): Promise<void> {
  await ctx.transaction('clock', async ({ db, now }) => {
    const read = await publishedAfter(db, input.entity_id, AT_ONCE);
    const found = read.filter((provider) => publishedContacts(provider).length > 0).map(({ id }) => id);
    await insertFlags(db, found, now);
    await dropDeadline(db, { ...input, due_at: now });
    const last = read.at(-1);
    if (last !== undefined && read.length === AT_ONCE)
      await setDeadline(db, { kind: FLAG_CONTACTS, entity_id: last.id, due_at: now });
    for (const entity_id of found)
      await notifyStreams(db, ['admins'], { type: 'queue_changed', entity_id, version: 1 }, now);
  });
}
