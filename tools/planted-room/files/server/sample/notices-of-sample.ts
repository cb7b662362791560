import { renderSampleThanks } from '@hirfa/templates/sample';
import type { Notice } from '../kernel/notices.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { findSample } from './queries.ts';

/** Who has sent a sample is thanked. */
export async function noticesOfSample({
  ctx,
  input: { id },
}: {
  ctx: WriteCtx;
  input: { id: string };
}): Promise<Notice[]> {
  const sample = await findSample(ctx.db, id);
  if (sample === undefined) return [];
  const about = { metadata: { path: '/samples' }, event_key: `sample_sent:${id}` };
  return [{ to: { user_id: sample.user_id }, type: 'sample_thanks', ...renderSampleThanks(), ...about }];
}
