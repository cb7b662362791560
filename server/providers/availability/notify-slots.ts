import { slotsStream } from '@hirfa/contract/realtime';
import type { WriteCtx } from '../../kernel/verb.ts';
import { addStreamEvents, type StreamHint } from '../../platform/streams.ts';

/** Tells the open slot pickers of a provider to ask again, when this transaction commits. */
export async function notifySlots({
  ctx: { db, now },
  input: { provider_id },
}: {
  ctx: WriteCtx;
  input: { provider_id: string };
}): Promise<void> {
  await addStreamEvents(db, [slotsChanged(provider_id)], now);
}

/** What open slot pickers of a provider are told. */
export function slotsChanged(provider_id: string): StreamHint {
  return { stream: slotsStream(provider_id), type: 'slots_changed', entity_id: provider_id, version: 1 };
}
