import { expect, test } from 'vitest';
import { UPDATE_NOTICE_MS } from '../screens/index.ts';
import {
  mailsOf,
  NOTIFICATION_TYPES,
  NOTIFICATIONS,
  reaches,
  starPaths,
  tapPath,
  typesOf,
  usedGroups,
} from './index.ts';

test('toasts are shown as long as the specification says', () => {
  const shown = (type: keyof typeof NOTIFICATIONS) => NOTIFICATIONS[type].toastMs / 1000;
  expect(shown('job_request')).toBe(15);
  expect((['payment_received', 'payment_failed', 'refund_issued'] as const).map(shown)).toEqual([10, 10, 10]);
  expect((['booking_confirmed', 'new_message'] as const).map(shown)).toEqual([8, 8]);
  expect((['new_application', 'new_user_registered', 'promotion'] as const).map(shown)).toEqual([10, 10, 10]);
  expect(shown('update')).toBe(5);
  expect(UPDATE_NOTICE_MS / 1000).toBe(5);
});

test('each type is in one group', () => {
  const groups = (['bookings', 'money', 'messages', 'account', 'favourites', 'news'] as const).map(typesOf);
  expect(groups.flat().toSorted()).toEqual([...NOTIFICATION_TYPES].toSorted());
  expect(typesOf('money')).toEqual([
    'cash_questioned',
    'problem_decided',
    'job_problem_decided',
    'booking_charged_back',
    'booking_charge_back_won',
    'booking_charge_back_lost',
    'job_charged_back',
    'job_charge_back_won',
    'job_charge_back_lost',
    'job_charge_back_decided',
    'job_extra_added',
    'extra_time_taken',
    'extra_released',
    'job_settled',
    'payment_received',
    'payment_failed',
    'refund_issued',
    'refund_failed',
    'refund_transferred',
    'transfer_returned',
    'referral_earned',
    'referral_reversed',
    'package_stopped',
    'reference_given',
    'invoice_issued',
    'payout_sent',
    'payout_returned',
    'payout_account_changed',
  ]);
});

test('people choose about the mails of bookings, messages and news; those about money and decisions always come', () => {
  expect(usedGroups().map((group) => [group, mailsOf(group)])).toEqual([
    ['bookings', 'optional'],
    ['money', 'always'],
    ['messages', 'optional'],
    ['account', 'always'],
    ['favourites', 'none'],
    ['news', 'optional'],
  ]);
});

test('a tap leads to the booking as its reader sees it', () => {
  const booking_id = '019aa000-0000-7000-8000-000000000001';
  const types = [...typesOf('bookings'), ...typesOf('money')];
  for (const type of types.filter((each) => !['either', 'anybody'].includes(NOTIFICATIONS[each].to)))
    expect(tapPath(type, { booking_id }), type).toBe(
      NOTIFICATIONS[type].to === 'provider'
        ? `/provider/dashboard?openBooking=${booking_id}`
        : `/booking-confirmation/${booking_id}`,
    );
});

test('a tap on what asks for a review, or brings one, leads to its place at the booking', () => {
  const booking_id = '019aa000-0000-7000-8000-000000000001';
  for (const type of ['review_asked', 'review_reminder', 'review_received'] as const) {
    expect(tapPath(type, { booking_id, part: 'customer' })).toBe(`/booking-confirmation/${booking_id}#review`);
    expect(tapPath(type, { booking_id, part: 'provider' })).toBe(
      `/provider/dashboard?openBooking=${booking_id}#review`,
    );
  }
  expect(tapPath('review_asked', {})).toBe('/');
});

test('a tap on a new message leads to the chat, for a provider in the panel of the booking', () => {
  const booking_id = '019aa000-0000-7000-8000-000000000001';
  expect(tapPath('new_message', { booking_id, part: 'customer' })).toBe(`/messages/${booking_id}`);
  expect(tapPath('new_message', { booking_id, part: 'provider' })).toBe(
    `/provider/dashboard?openBooking=${booking_id}&tab=chat`,
  );
  expect(tapPath('new_message', {})).toBe('/messages');
});

test('a tap on a decision leads a provider to their home, an applicant to their application, an admin to the provider', () => {
  const about = { provider_id: '019aa000-0000-7000-8000-000000000002' };
  expect(tapPath('provider_approved', about)).toBe('/provider/home');
  expect(tapPath('change_rejected', about)).toBe('/provider/home');
  expect(tapPath('contacts_found', about)).toBe('/provider/profile/edit');
  expect(tapPath('provider_rejected', about)).toBe('/onboarding/community');
  expect(tapPath('provider_reset', about)).toBe('/onboarding/community');
  expect(tapPath('new_user_registered', { user_id: 'u1' })).toBe('/admin/people/u1');
  expect(tapPath('new_application', about)).toBe(`/admin/dashboard?tab=providers&id=${about.provider_id}`);
  expect(tapPath('work_failed', {})).toBe('/admin/dashboard');
});

test('a tap on news of live support leads a person to their chat, and an admin to the session', () => {
  const session_id = '019aa000-0000-7000-8000-000000000003';
  expect(tapPath('support_reply', { session_id })).toBe('/support');
  expect(tapPath('support_message', { session_id })).toBe(`/admin/support?session=${session_id}`);
  expect(tapPath('support_waiting', { session_id })).toBe(`/admin/support?session=${session_id}`);
});

test('a tap on news of credit leads to the invitations', () => {
  expect(['referral_earned' as const, 'referral_reversed' as const].map((type) => tapPath(type, {}))).toEqual([
    '/referrals',
    '/referrals',
  ]);
});

test('a customer who is asked for a review has a path for each number of stars, nobody else', () => {
  const booking_id = '019aa000-0000-7000-8000-000000000001';
  expect(starPaths('review_asked', { booking_id, part: 'customer' })).toEqual(
    [1, 2, 3, 4, 5].map((stars) => `/booking-confirmation/${booking_id}?stars=${stars}#review`),
  );
  expect(starPaths('review_asked', { booking_id, part: 'provider' })).toEqual([]);
  expect(starPaths('review_received', { booking_id, part: 'customer' })).toEqual([]);
});

test('a tap on an announcement leads to its place, or to the home page', () => {
  expect(tapPath('promotion', { path: '/services?q=pipe' })).toBe('/services?q=pipe');
  expect(tapPath('update', {})).toBe('/');
});

test('who is suspended hears of money, of the suspension and of cancellations; who has left hears of nothing', () => {
  const reached = (state: 'open' | 'suspended' | 'ended') => NOTIFICATION_TYPES.filter((type) => reaches(type, state));
  expect(reached('open')).toEqual(NOTIFICATION_TYPES);
  expect(reached('suspended').toSorted()).toEqual(
    [...typesOf('money'), 'booking_cancelled', 'job_cancelled', 'provider_reinstated', 'provider_suspended'].toSorted(),
  );
  expect(reached('ended')).toEqual([]);
});
