import { findMailAddress } from '../accounts/index.ts';
import type { Pool } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import type { MailPort } from '../platform/mail.ts';
import { findUnsentMail, markMailSent } from './queries.ts';

interface Parts {
  /** The worker's pool, and the pool of identities, which has the addresses. */
  pools: { worker: Pool; auth: Pool };
  mail: MailPort;
  log: Log;
}

/** A job: sends a mail of the outbox once, to the confirmed address of its person; who has none reads it in the product. */
export async function sendMail({ pools, mail, log }: Parts, id: string, now: Date): Promise<void> {
  const found = await findUnsentMail(pools.worker, id);
  const to = found && (await findMailAddress(pools.auth, found.user_id));
  if (found === undefined || to === undefined) return;
  const { subject, text, html, unsubscribe_link: unsubscribeLink } = found;
  const delivery = await mail.send({
    to,
    subject,
    text,
    ...(html !== null && { html }),
    ...(unsubscribeLink !== null && { unsubscribeLink }),
  });
  if (delivery === 'refused') log.warn({ mail_id: id }, 'the recipient of a mail was refused');
  await markMailSent(pools.worker, id, now);
}
