import { displayNames } from '@hirfa/domain/accounts';
import { renderSupportHandedOver } from '@hirfa/templates/support';
import type { Notice } from '../kernel/notices.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { findTaken } from './news-queries.ts';

/** Who has the chat by now is told that a colleague has handed it over. */
export async function noticesOfHandover({
  ctx,
  input: { id },
}: {
  ctx: WriteCtx;
  input: { id: string };
}): Promise<Notice[]> {
  const taken = await findTaken(ctx.db, id);
  if (taken === undefined) return [];
  const { taken_by, taken_at, person } = taken;
  const metadata = { session_id: id, user_id: person.user_id };
  const event_key = `support:${id}:handed:${taken_at.getTime()}`;
  const text = renderSupportHandedOver(displayNames(person.full_name));
  return [{ to: { user_id: taken_by }, type: 'support_message', ...text, metadata, event_key }];
}
