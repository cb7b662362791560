import type { OpenedMail } from '@hirfa/contract/admin';
import { type AccountServices, findMailAddress } from '../../accounts/index.ts';
import { type AdminCtx, type Refusal, refuse } from '../../kernel/verb.ts';
import { viewMail } from './list-outbox.ts';
import { findMail } from './queries.ts';

/** One mail with its content. The audit log has who looked at whose mail. */
export async function lookAtMail({
  ctx,
  input,
}: {
  ctx: AdminCtx & { services: AccountServices };
  input: { id: string };
}): Promise<OpenedMail | Refusal<'not_found'>> {
  const found = await findMail(ctx.db, input.id, ctx.now);
  if (found === undefined) return refuse('not_found');
  const { id, user_id, text, html, unsubscribe_link } = found;
  const look = { action: 'mail.look' as const, entity_type: 'person', entity_id: user_id };
  await ctx.audit({ ...look, before: null, after: { mail_id: id } });
  const to = (await findMailAddress(ctx.services.pools.auth, user_id)) ?? null;
  const token = unsubscribe_link === null ? null : new URL(unsubscribe_link).searchParams.get('token');
  const shown = (part: string) => (token === null ? part : part.replaceAll(token, '…'));
  return { ...viewMail(found, to), text: shown(text), html: html === null ? null : shown(html) };
}
