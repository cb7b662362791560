import type { SupportInboxItem, SupportMessage } from '@hirfa/contract/support';
import { canAnswer } from '@hirfa/domain/support';
import {
  type AdminCtx,
  isRefusal,
  type Person,
  type Refusal,
  refuse,
  refuseField,
  type WriteCtx,
} from '../../kernel/verb.ts';
import { addMessage, type Content, findSent, type Sent } from '../add-message.ts';
import { supportHandedOver } from '../events.ts';
import type { MessageRow } from '../message-queries.ts';
import { publishSession } from '../publish-changes.ts';
import { changeSession, lockSession, type SessionRow } from '../queries.ts';
import { viewMessage } from '../views.ts';
import { findInboxItem, isAdmin } from './inbox-queries.ts';
import { viewInboxItem } from './view-inbox-item.ts';

interface Work<Input = unknown> {
  ctx: AdminCtx;
  input: { id: string } & Input;
}
type Answer<Code extends 'invalid_input' = never> = Promise<
  SupportInboxItem | Refusal<'not_found' | 'state_changed' | Code>
>;

/** Takes a session that nobody has. Two admins who take it at the same time wait for each other's lock. */
export async function takeSupport({ ctx, input }: Work): Answer {
  const session = await lockAnswerable(ctx, input.id);
  if (isRefusal(session)) return session;
  const taken_at = session.taken_by === null ? ctx.now : session.taken_at;
  return change(ctx, session, 'take', { taken_by: ctx.actor.user_id, taken_at });
}

/** Gives an active session to an admin, whoever has it: a colleague may be away. */
export async function handOverSupport({ ctx, input }: Work<{ to: string }>): Answer<'invalid_input'> {
  const session = await lockSession(ctx.db, input.id);
  if (session === undefined) return refuse('not_found');
  if (session.status !== 'active') return refuse('state_changed');
  if (!(await isAdmin(ctx.db, input.to))) return refuseField('to', 'is not an admin');
  if (input.to !== ctx.actor.user_id) await ctx.publish(supportHandedOver, { session_id: session.id });
  return change(ctx, session, 'hand_over', { taken_by: input.to, taken_at: ctx.now });
}

/** Marks that nothing waits any more. The session stays active: the person may write again, or end it. */
export async function resolveSupport({ ctx, input }: Work): Answer {
  const session = await lockAnswerable(ctx, input.id);
  if (isRefusal(session)) return session;
  return change(ctx, session, 'resolve', { resolved_at: ctx.now, waiting_since: null });
}

type AnswerRefusal = Refusal<'not_found' | 'state_changed' | 'idempotency_mismatch'>;

/** Answers a person; a trigger takes the session for the admin if nobody has it. */
export async function replyToSupport({
  ctx,
  input: { message, ...sent },
}: {
  ctx: AdminCtx;
  input: { session_id: string; id: string; message: string };
}): Promise<SupportMessage | AnswerRefusal> {
  const isSame = (stored: MessageRow) => stored.message === message;
  return addAnswer({ ctx, input: { ...sent, isSame, content: { message } } });
}

/**
 * Checks whether an admin can answer in a session, which is locked; the same answer sent again comes with the stored
 * one.
 */
export async function checkAnswer({
  ctx,
  input,
}: {
  ctx: WriteCtx<Person>;
  input: Sent;
}): Promise<{ session: SessionRow; before: SupportMessage | undefined } | AnswerRefusal> {
  const session = await lockSession(ctx.db, input.session_id);
  if (session === undefined) return refuse('not_found');
  const before = await findSent(ctx, input);
  if (isRefusal(before)) return before;
  if (before !== undefined) return { session, before: viewMessage(before) };
  return canAnswer(session, ctx.actor.user_id) ? { session, before } : refuse('state_changed');
}

/** Adds the answer of an admin to a session, once. */
export async function addAnswer({
  ctx,
  input,
}: {
  ctx: AdminCtx;
  input: Sent & { content: Content };
}): Promise<SupportMessage | AnswerRefusal> {
  const checked = await checkAnswer({ ctx, input });
  if (isRefusal(checked)) return checked;
  const { session, before } = checked;
  await log(ctx, session, 'reply', { message_id: input.id });
  if (before !== undefined) return before;
  const row = { id: input.id, ...input.content, sender_type: 'admin' as const, sender_id: ctx.actor.user_id };
  const stored = await addMessage({ ctx, input: { session, row } });
  if (isRefusal(stored)) return stored;
  // The answer has taken it.
  if (session.taken_by === null) await publishSession(ctx, { ...session, last_seq: stored.seq });
  return viewMessage(stored);
}

/** A session that this admin can take, answer or resolve now, locked. */
async function lockAnswerable(
  { db, actor }: AdminCtx,
  id: string,
): Promise<SessionRow | Refusal<'not_found' | 'state_changed'>> {
  const session = await lockSession(db, id);
  if (session === undefined) return refuse('not_found');
  return canAnswer(session, actor.user_id) ? session : refuse('state_changed');
}

type Action = 'take' | 'hand_over' | 'reply' | 'resolve';
type Changes = Partial<Pick<SessionRow, 'taken_by' | 'taken_at' | 'resolved_at' | 'waiting_since'>>;

async function change(ctx: AdminCtx, session: SessionRow, action: Action, changes: Changes): Answer {
  const changed = await changeSession(ctx.db, session.id, changes);
  await log(ctx, session, action, { taken_by: changed.taken_by });
  await publishSession(ctx, changed);
  const row = await findInboxItem(ctx.db, session.id);
  return row === undefined ? refuse('not_found') : viewInboxItem(row);
}

/** The audit log names the admins and the message, and has no words of it. */
function log(
  ctx: AdminCtx,
  { id, taken_by }: SessionRow,
  action: Action,
  after: Record<string, unknown>,
): Promise<void> {
  const what = { action: `support_session.${action}` as const, entity_type: 'support_session', entity_id: id };
  return ctx.audit({ ...what, before: { taken_by }, after });
}
