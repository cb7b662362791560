import type { QueueItem } from '@hirfa/contract/admin';
import type { QueueKind } from '@hirfa/domain/admin';
import { type Language, textIn } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the list of each kind is called, and one of its items. */
export const KIND_WORDS: Record<QueueKind, { list: MessageDescriptor; one: MessageDescriptor }> = {
  application: { list: msg`Applications`, one: msg({ message: 'Application', context: 'queue' }) },
  change: { list: msg({ message: 'Changes', context: 'providers' }), one: msg`Change of a provider` },
  contact: { list: msg`Contact details`, one: msg`Contact details on a page` },
  report: { list: msg`Reports`, one: msg`Reported message` },
  review_report: { list: msg`Reported reviews`, one: msg`Reported review` },
  held_review: { list: msg`Held reviews`, one: msg`Held review` },
  dispute: { list: msg({ message: 'Problems', context: 'queue' }), one: msg`Problem with a booking` },
  chargeback: { list: msg({ message: 'Chargebacks', context: 'queue' }), one: msg`Money taken back by a bank` },
  payment: { list: msg({ message: 'Money', context: 'queue' }), one: msg`Money that is stuck` },
  transfer: { list: msg({ message: 'Transfers', context: 'queue' }), one: msg`Refund by transfer` },
  difference: {
    list: msg({ message: 'Differences', context: 'queue' }),
    one: msg`Difference between the books and the payment service`,
  },
  chat: { list: msg({ message: 'Chats', context: 'queue' }), one: msg`Chat without an answer` },
  webhook: { list: msg`Webhooks`, one: msg`Webhook that failed` },
  job: { list: msg({ message: 'Jobs', context: 'background work' }), one: msg`Job that failed` },
};

/** What is said of a decision that can be taken back. */
export const DECIDED_WORDS: Record<string, MessageDescriptor> = {
  'application reject': msg`Application rejected`,
  'change reject': msg`Change rejected`,
  'contact ask': msg`Provider asked to remove them`,
  'contact leave': msg`Contact details left as they are`,
  'report hide': msg`Message hidden`,
  'report dismiss': msg`Report dismissed`,
  'review_report hide': msg`Review hidden`,
  'review_report dismiss': msg`Report dismissed`,
  'held_review release': msg`Review released`,
  'held_review hide': msg`Review hidden`,
  'difference close': msg`Difference closed`,
  'webhook put_aside': msg`Webhook dismissed`,
  'job put_aside': msg`Job dismissed`,
};

/** The name of an item in the list and over its page. */
export function titleOf(item: QueueItem, language: Language): string {
  if (item.kind === 'report' || item.kind === 'payment' || item.kind === 'dispute' || item.kind === 'chargeback')
    return textIn(item, 'title', language);
  if (item.kind === 'difference')
    return (language === 'ar' ? item.title_ar : item.title_en) ?? (item.reference || item.gateway);
  return 'name' in item ? item.name : textIn(item, 'name', language);
}
