import * as z from 'zod';

/**
 * What admins do, as the audit log names it. A `look` changes nothing; a `change` has the fields before and after it;
 * what was sent has no fields before.
 */
export const AUDIT_ACTIONS = {
  'person.look': 'look',
  'person.reveal': 'look',
  'person.grant_admin': 'change',
  'person.remove_admin': 'change',
  'person.suspend': 'change',
  'person.reinstate': 'change',
  'provider.approve': 'change',
  'provider.reject': 'change',
  'provider.reset': 'change',
  'provider.suspend': 'change',
  'provider.reinstate': 'change',
  'provider.make_founding': 'change',
  'provider.remove_founding': 'change',
  'provider.change': 'change',
  'provider.delete': 'change',
  'provider.contacts': 'change',
  look_at_document: 'look',
  'booking.look': 'look',
  'booking.cancel': 'change',
  'booking.start': 'change',
  'booking.allow_second_visit': 'change',
  'dispute.decide': 'change',
  'chargeback.look': 'look',
  'chargeback.evidence': 'change',
  'chargeback.decide': 'change',
  'problem_photo.look': 'look',
  'receipt_photo.look': 'look',
  'booking.delete': 'change',
  'refund.transfer': 'change',
  'payouts.export': 'change',
  'payouts.import': 'change',
  'payouts.refuse': 'change',
  'payouts.correct': 'change',
  'payouts.by_hand': 'change',
  'payout_file.look': 'look',
  'payout_template.save': 'change',
  'payout_template.remove': 'change',
  'paying_account.state': 'change',
  'message_report.decide': 'change',
  'message_report.look': 'look',
  'message_photo.look': 'look',
  'review.hide': 'change',
  'review.show': 'change',
  'review.release': 'change',
  'review.dismiss_report': 'change',
  'support_photo.look': 'look',
  'mail.look': 'look',
  'support_session.look': 'look',
  'support_session.read': 'look',
  'support_session.reply': 'change',
  'support_session.take': 'change',
  'support_session.hand_over': 'change',
  'support_session.note': 'change',
  'support_session.resolve': 'change',
  'saved_reply.save': 'change',
  'saved_reply.remove': 'change',
  'setting.add': 'change',
  'setting.remove': 'change',
  'queue.decide': 'change',
  'job.run_again': 'change',
  'job.put_aside': 'change',
  'difference.close': 'change',
  'catalogue.add': 'change',
  'catalogue.change': 'change',
  'catalogue.remove': 'change',
  'catalogue.move': 'change',
  'missed_search.dismiss': 'change',
  'audit.export': 'change',
  'figures.export': 'change',
  'table.export': 'change',
  'promotion.add': 'change',
  'promotion.change': 'change',
  'invitation_amount.change': 'change',
  'test_data.reset': 'change',
  send_announcement: 'send',
  cancel_announcement: 'change',
} as const satisfies Record<string, 'look' | 'change' | 'send'>;
export type AuditAction = keyof typeof AUDIT_ACTIONS;
type Actions<Kind> = {
  [Action in AuditAction]: (typeof AUDIT_ACTIONS)[Action] extends Kind ? Action : never;
}[AuditAction];

type Fields = Readonly<Record<string, unknown>>;

/** What an entry of the audit log says, by the kind of its action. Contains no documents, codes or passwords. */
export type AuditedFields =
  | { action: Actions<'look'>; before: null; after: Fields | null }
  | { action: Actions<'change'>; before: Fields; after: Fields }
  | { action: Actions<'send'>; before: null; after: Fields };

/** What an admin did: `before` and `after` have the changed fields. */
export const AuditRecord = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor_id: z.uuid(),
  actor_name: z.string(),
  action: z.string(),
  entity_type: z.string(),
  entity_id: z.uuid(),
  /** The names of those whose ids are in the entry; for a booking, document, review or support chat, whose it is. */
  names: z.record(z.uuid(), z.strictObject({ en: z.string(), ar: z.string() })),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;
