import { MAIL_STATES, MESSAGE_WAYS, TEXT_FAILURES } from '@hirfa/domain/notifications';
import * as z from 'zod';
import { adminCall } from '../calls.ts';
import { notFound } from '../errors.ts';
import { page, pageOf } from '../lists.ts';
import { OUTBOX_FILTER } from './tables.ts';

/**
 * A mail or text message that was written to somebody; the subject is in both languages, that of a text message is the
 * title of its notification. `to` is where it goes or went, masked in
 * lists: null for somebody without a confirmed one. A secret one has a code or a link that signs somebody in or
 * undoes a change: it is stored nowhere, so that nobody can open it.
 */
export const OutboxMail = z.strictObject({
  id: z.uuid(),
  by: z.enum(MESSAGE_WAYS),
  subject: z.string(),
  to: z.string().nullable(),
  state: z.enum(MAIL_STATES),
  /** Why a text message was not sent. */
  failure: z.enum(TEXT_FAILURES).nullable(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  is_secret: z.boolean(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

/** The same with its content in both languages, without the secret of the link that ends mails. */
export const OpenedMail = OutboxMail.extend({ text: z.string(), html: z.string().nullable() });
export type OpenedMail = z.infer<typeof OpenedMail>;

/** The outbox of mails and text messages, for admins. */
export const outbox = {
  /**
   * Newest first: mails or text messages, those in a state, or those to a person, who is named by an e-mail address or
   * a phone number.
   */
  listOutbox: adminCall
    .route({ method: 'GET', path: '/api/v1/admin/outbox', summary: 'Outbox of mails', tags: ['admin'] })
    .input(
      z.strictObject({
        ...page,
        ...OUTBOX_FILTER,
      }),
    )
    .output(pageOf(OutboxMail)),
  /** One that is not secret. Each look is in the audit log of its person. */
  getOutboxMail: adminCall
    .meta({ audit: ['mail.look'] })
    .route({ method: 'GET', path: '/api/v1/admin/outbox/{id}', summary: 'A mail of the outbox', tags: ['admin'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(OpenedMail)
    .errors(notFound),
};
