import { findMailAddress } from '../accounts/index.ts';
import type { WorkCtx } from '../kernel/work.ts';
import type { Pool } from '../platform/db.ts';
import type { MailPort } from '../platform/mail.ts';
import { findUnsentMail, markMail } from './queries.ts';

interface Services {
  /** E-mail addresses are read by the `auth` login. */
  pools: { auth: Pool };
  mail: MailPort;
}

/** A job: sends a mail of the outbox once. A person without a confirmed address only has the notification. */
export async function sendMail({
  ctx,
  input: { id },
}: {
  ctx: WorkCtx<Services>;
  input: { id: string };
}): Promise<void> {
  const { pools, mail } = ctx.services;
  const found = await findUnsentMail(ctx.db, id);
  if (found === undefined) return;
  const to = await findMailAddress(pools.auth, found.user_id);
  if (to === undefined) return markMail(ctx.db, id, { failed_at: ctx.now });
  const { subject, text, html, unsubscribe_link: unsubscribeLink } = found;
  const delivery = await mail.send({
    id,
    to,
    subject,
    text,
    ...(html !== null && { html }),
    ...(unsubscribeLink !== null && { unsubscribeLink }),
  });
  if (delivery === 'refused') ctx.log.warn({ mail_id: id }, 'the recipient of a mail was refused');
  await markMail(ctx.db, id, delivery === 'refused' ? { failed_at: ctx.now } : { sent_at: ctx.now });
}
