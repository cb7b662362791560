import { expect, test } from 'vitest';
import {
  type BookingNotificationKind,
  DECISION_TYPES,
  type DecisionKind,
  NOTIFICATION_TYPES,
  type NotificationKind,
  NOTIFICATIONS,
  tapPath,
} from '@hirfa/domain/notifications';
import { renderPackageStopped, renderReferenceGiven, renderWaitlistFree } from '../bookings/index.ts';
import { renderInvoiceIssued } from '../invoices/index.ts';
import { MAILED_MESSAGE, renderNewMessage, renderNotification } from '../notifications/index.ts';
import { renderDecision } from '../providers/index.ts';
import { renderPayoutAccountChanged, renderPayoutReturned, renderPayoutSent } from '../payouts/index.ts';
import { renderReferralEarned, renderReferralReversed } from '../referrals/index.ts';
import { renderReviewAsked, renderReviewReceived, renderReviewReminder } from '../reviews/index.ts';
import { renderSupportReply } from '../support/index.ts';
import { renderNotificationMail } from './index.ts';

const ORIGIN = 'https://hirfa.example';
const BOOKING = '019aa000-0000-7000-8000-000000000001';
const names = { en: 'Salma A.', ar: 'سلمى ع.' };
const words = {
  title: { en: 'Oud <lessons>', ar: 'دروس عود' },
  provider: names,
  customer: 'Nour E.',
  starts_at: new Date('2026-11-22T14:00:00Z'),
  respond_by: new Date('2026-11-21T11:30:00Z'),
  refund: '1282.15',
  isUnpaid: false,
  isRescued: false,
  dates: [],
  isPaidBack: false,
  isFree: false,
  isCash: false,
  isChosen: false,
  reason: null,
};
/** An admin writes it. */
const OFFER = {
  title_en: 'A craft for less',
  title_ar: 'حِرفة بسعر أقل',
  message_en: 'CRAFT20 takes <20%> off.',
  message_ar: 'كود CRAFT20 يخصم 20%.',
};
const MAILED = NOTIFICATION_TYPES.filter((type) => NOTIFICATIONS[type].mail !== 'never');
const isDecision = (type: NotificationKind): type is DecisionKind => DECISION_TYPES.some((kind) => kind === type);

function textsOf(type: NotificationKind) {
  if (isDecision(type)) return renderDecision(type, 'The picture is not readable.');
  if (type === 'new_message')
    return { ...renderNewMessage(names, { kind: 'text', text: 'Which <floor>?' }), ...MAILED_MESSAGE };
  if (type === 'support_reply') return { ...renderSupportReply('Which <floor>?'), ...MAILED_MESSAGE };
  if (type === 'review_asked') return renderReviewAsked('customer', names, words.title);
  if (type === 'review_reminder') return renderReviewReminder('provider', names, words.title);
  if (type === 'review_received') return renderReviewReceived(names, 4, words.title);
  if (type === 'referral_earned') return renderReferralEarned('Nour', '50.00');
  if (type === 'referral_reversed') return renderReferralReversed('Nour', '50.00', true);
  if (type === 'waitlist_free') return renderWaitlistFree(names, new Date(0), new Date(900_000));
  if (type === 'invoice_issued') return renderInvoiceIssued({ kind: 'invoice', is_receipt: true }, words.title);
  const paid = { amount: '1282.15', kind: 'iban', last_digits: '0002' } as const;
  if (type === 'payout_sent') return renderPayoutSent(paid);
  if (type === 'payout_returned') return renderPayoutReturned(paid);
  if (type === 'payout_account_changed') return renderPayoutAccountChanged(paid, 72);
  const stopped = { title: words.title, bookings: 3, left: 1, refund: '1282.15' };
  if (type === 'package_stopped') return renderPackageStopped('customer', stopped);
  if (type === 'job_package_stopped') return renderPackageStopped('provider', stopped);
  if (type === 'reference_given')
    return renderReferenceGiven({ title: words.title, amount: '538.65', code: '123456789', pay_by: new Date(0) });
  if (type === 'promotion') return OFFER;
  return renderNotification(type as BookingNotificationKind, words);
}

function mailOf(type: NotificationKind) {
  const metadata = isDecision(type) ? { provider_id: BOOKING } : { booking_id: BOOKING, part: 'customer' as const };
  const endMails = NOTIFICATIONS[type].mail === 'wanted' ? `${ORIGIN}/unsubscribe?token=secret` : null;
  return { ...renderNotificationMail(textsOf(type), ORIGIN + tapPath(type, metadata), endMails), metadata };
}

test.each(MAILED)('the mail of %s is whole in both languages, with and without HTML', (type) => {
  const { subject, text, html, metadata } = mailOf(type);
  const { title_en, title_ar, message_en, message_ar } = textsOf(type);
  expect(subject).toBe(`${title_en} · ${title_ar}`);
  expect(text.startsWith(`${title_en}\n${message_en}\n`)).toBe(true);
  expect(text).toContain(`\n\n${title_ar}\n${message_ar}\n`);
  expect(html).toMatch(/<div lang="en" dir="ltr".*<div lang="ar" dir="rtl"/s);
  expect(subject + text + html.replace(/<style>.*<\/style>/, '')).not.toMatch(/undefined|null|NaN|\[object|\{\w*\}|⁨⁩/);
  expect(html).not.toMatch(/<lessons>|<floor>/);
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
  expect(addresses.filter((address) => !address.startsWith(`${ORIGIN}/`))).toEqual([]);
  const path = tapPath(type, metadata);
  for (const address of [ORIGIN + path, `${ORIGIN}/ar${path}`]) {
    expect(text).toContain(address);
    expect(addresses.map((one) => one.replaceAll('&#38;', '&'))).toContain(address);
  }
  expect(text.includes('/unsubscribe?')).toBe(NOTIFICATIONS[type].mail === 'wanted');
  expect(html).toContain('prefers-color-scheme:dark');
});
