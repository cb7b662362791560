import type { Evidence } from '@hirfa/contract/messages';
import { type AdminCtx, type Refusal, refuse } from '../kernel/verb.ts';
import { findChargedBackChat, findChatOfEvidence, findAcceptedBy } from './evidence-queries.ts';
import { viewReported } from './read-reports.ts';

/** What an admin sends to a bank about a booking with an open chargeback. The audit log has who looked at it. */
export async function getEvidence({
  ctx,
  input: { id },
}: {
  ctx: AdminCtx;
  input: { id: string };
}): Promise<Evidence | Refusal<'not_found'>> {
  const { db } = ctx;
  const chat = await findChargedBackChat(db, id);
  if (chat === undefined) return refuse('not_found');
  await ctx.audit({
    action: 'chargeback.look',
    entity_type: 'booking',
    entity_id: id,
    before: null,
    after: null,
  });
  const messages = await findChatOfEvidence(db, id);
  const accepted = chat.customer_id === null ? [] : await findAcceptedBy(db, chat.customer_id);
  return {
    messages: messages.map((message) => viewReported(message, chat)),
    accepted: accepted.map(({ accepted_at, ...one }) => ({ ...one, accepted_at: accepted_at.toISOString() })),
  };
}
