import { slotsStream } from '@hirfa/contract/realtime';
import type { WriteCtx } from '../../kernel/verb.ts';
import { notifyStreams } from '../../platform/streams.ts';

/** Tells the open slot pickers of a provider to ask again, when this transaction commits. */
export async function notifySlots({
  ctx: { db, now },
  input: { provider_id },
}: {
  ctx: WriteCtx;
  input: { provider_id: string };
}): Promise<void> {
  const hint = { type: 'slots_changed' as const, entity_id: provider_id, version: 1 };
  await notifyStreams(db, [slotsStream(provider_id)], hint, now);
}
