import type { OpenedMail } from '@hirfa/contract/admin';
import { type AccountServices, findMailAddress, findPhoneNumber } from '../../accounts/index.ts';
import { type AdminCtx, type Refusal, refuse } from '../../kernel/verb.ts';
import { viewMail, viewText } from './list-outbox.ts';
import { findMail } from './queries.ts';
import { findText } from './text-queries.ts';

interface Look {
  ctx: AdminCtx & { services: AccountServices };
  input: { id: string };
}

/** One mail or text message with its content. The audit log has who looked at whose mail. */
export async function lookAtMail({ ctx, input }: Look): Promise<OpenedMail | Refusal<'not_found'>> {
  const found = await findMail(ctx.db, input.id, ctx.now);
  if (found === undefined) return lookAtText({ ctx, input });
  const { id, user_id, text, html, unsubscribe_link } = found;
  await auditLook(ctx, user_id, id);
  const to = (await findMailAddress(ctx.services.pools.auth, user_id)) ?? null;
  const token = unsubscribe_link === null ? null : new URL(unsubscribe_link).searchParams.get('token');
  const shown = (part: string) => (token === null ? part : part.replaceAll(token, '…'));
  return { ...viewMail(found, to), text: shown(text), html: html === null ? null : shown(html) };
}

async function lookAtText({ ctx, input }: Look): Promise<OpenedMail | Refusal<'not_found'>> {
  const found = await findText(ctx.db, input.id);
  if (found === undefined) return refuse('not_found');
  await auditLook(ctx, found.user_id, found.id);
  const to = await findPhoneNumber(ctx.services.pools.auth, found.user_id);
  return { ...viewText(found, to), text: found.text, html: null };
}

async function auditLook(ctx: AdminCtx, userId: string, mail_id: string): Promise<void> {
  const look = { action: 'mail.look' as const, entity_type: 'person', entity_id: userId };
  await ctx.audit({ ...look, before: null, after: { mail_id } });
}
