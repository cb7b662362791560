import { findMailAddress } from '../accounts/index.ts';
import { type Deadline, dropDeadline } from '../kernel/deadlines.ts';
import type { WorkCtx } from '../kernel/work.ts';
import type { Pool } from '../platform/db.ts';
import { enqueueJob } from '../platform/jobs.ts';
import type { MailPort } from '../platform/mail.ts';
import { sendMailJob } from './jobs.ts';
import { wantsMail } from './notify-person.ts';
import { dropMail, findUnsentMail, markMail } from './queries.ts';

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
  // Who has taken back the yes since then gets no offer.
  if (found.type === 'promotion' && !(await wantsMail(ctx, found.type, found.user_id))) return dropMail(ctx.db, id);
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

/** A deadline: the night is over. */
export async function sendWaitingMail({ ctx, input }: { ctx: WorkCtx<Services>; input: Deadline }): Promise<void> {
  await ctx.transaction('clock', async ({ db, now }) => {
    await enqueueJob(db, sendMailJob, input.entity_id);
    await dropDeadline(db, { ...input, due_at: now });
  });
}
