import { BOOKING_TYPES } from '@hirfa/domain/notifications';
import { expect, test } from 'vitest';
import { renderNewMessage, renderNotification } from './index.ts';

const words = {
  title: { en: 'Oud lessons', ar: 'دروس عود' },
  provider: { en: 'Salma A.', ar: 'سلمى ع.' },
  customer: 'Nour E.',
  starts_at: new Date('2026-11-22T14:00:00Z'),
  respond_by: new Date('2026-11-21T11:30:00Z'),
  refund: '1282.15',
  isUnpaid: false,
  isRescued: false,
  isPaidBack: false,
  isFree: false,
  isCash: false,
  isChosen: false,
  reason: null,
  dates: [],
};
const unpaid = { ...words, isUnpaid: true };

test('every notification names its subject in both languages', () => {
  for (const kind of BOOKING_TYPES) {
    for (const text of [renderNotification(kind, words), renderNotification(kind, unpaid)]) {
      expect(text.message_en, kind).toContain('Oud lessons');
      expect(text.message_ar, kind).toContain('دروس عود');
      expect(text.message_ar, kind).not.toMatch(/undefined|null/);
      expect(text.title_ar, kind).toMatch(/\p{Script=Arabic}/u);
    }
  }
});

test('a cancellation and a refusal say why, where somebody wrote it', () => {
  for (const kind of ['booking_cancelled', 'job_cancelled', 'booking_declined'] as const) {
    const text = renderNotification(kind, { ...words, reason: 'The kiln\nis broken.' });
    expect(text.message_en, kind).toMatch(/ Reason: \u2068The kiln is broken\.\u2069$/);
    expect(text.message_ar, kind).toMatch(/ السبب: \u2068The kiln is broken\.\u2069$/);
    expect(renderNotification(kind, words).message_en, kind).not.toContain('Reason');
  }
});

test('a customer whom a provider has let down reads where others are, and nobody else does', () => {
  const kinds = BOOKING_TYPES.filter((kind) => {
    const { message_en, message_ar } = renderNotification(kind, { ...words, isRescued: true });
    const isTold = message_en.includes('who else is free');
    expect(message_ar.includes('مقدمي الخدمة الآخرين'), kind).toBe(isTold);
    expect(renderNotification(kind, words).message_en, kind).not.toContain('who else is free');
    return isTold;
  });
  expect(kinds.toSorted()).toEqual(['booking_cancelled', 'booking_declined', 'booking_expired']);
});

test('several dates of a package to which the same happened are named in one text', () => {
  const dates = (many: number) =>
    Array.from({ length: many }, (_, week) => new Date(Date.UTC(2026, 11, 6 + 7 * week, 9)));
  const some = { ...words, dates: dates(3), reason: 'A holiday.' };
  expect(renderNotification('booking_cancelled', some)).toMatchObject({
    title_en: 'Dates cancelled',
    message_en:
      'These dates of \u2068Oud lessons\u2069 with \u2068Salma A.\u2069 are cancelled: 6 December, 13 December, 20 December. EGP 1,282.15 goes back to you. Reason: \u2068A holiday.\u2069',
  });
  for (const kind of BOOKING_TYPES) {
    const { message_en, message_ar } = renderNotification(kind, some);
    expect(message_ar, kind).not.toMatch(/(?:سلمى ع\.|Nour E\.)\u2069[.:،]|undefined|null/);
    expect(message_en, kind).toContain('Oud lessons');
  }
  const proposed = (many: number) => renderNotification('booking_time_proposed', { ...words, dates: dates(many) });
  expect(proposed(12).message_en).toContain(': 12 from 6 December to 21 February.');
  expect(proposed(12).message_ar).toContain(': 12 موعدًا من 6 ديسمبر إلى 21 فبراير.');
  expect(proposed(2).message_ar).toContain(': 6 ديسمبر، 13 ديسمبر.');
});

test('a new message shows who wrote it and at most fifty characters of it', () => {
  const names = { en: 'Salma A.', ar: 'سلمى ع.' };
  const text = renderNewMessage(names, { kind: 'text', text: 'أنا عند الباب' });
  expect(text).toEqual({
    title_en: 'Message from \u2068Salma A.\u2069',
    title_ar: 'رسالة من \u2068سلمى ع.\u2069',
    message_en: '\u2068أنا عند الباب\u2069',
    message_ar: '\u2068أنا عند الباب\u2069',
  });
  const long = renderNewMessage(names, { kind: 'text', text: `Hello\n${'a'.repeat(60)}` });
  expect(long.message_en).toBe(`\u2068Hello ${'a'.repeat(44)}…\u2069`);
});

test('a photo or a place is named', () => {
  const names = { en: 'Salma A.', ar: 'سلمى ع.' };
  const of = (kind: 'photo' | 'place') => {
    const { message_en, message_ar } = renderNewMessage(names, { kind, text: null });
    return [message_en, message_ar];
  };
  expect([of('photo'), of('place')]).toEqual([
    ['A photo', 'صورة'],
    ['A place on the map', 'موقع على الخريطة'],
  ]);
});

test('a free second visit that ended with the money of the first job says so, and blames nobody', () => {
  for (const kind of ['booking_cancelled', 'job_cancelled'] as const) {
    const text = renderNotification(kind, { ...words, isFree: true, isPaidBack: true });
    expect(text.message_en).toMatch(/ is cancelled\. It was free .* the payment for the first job went back\.$/);
    expect(text.message_ar).toMatch(/ كانت زيارة مجانية مع العمل الأول، وقد أُعيد مبلغ العمل الأول\.$/);
  }
});

test('a booking that ended unpaid blames the payment and not the provider', () => {
  expect(renderNotification('booking_cancelled', unpaid).message_en).toMatch(/^Your payment .* You pay nothing\.$/);
  expect(renderNotification('booking_cancelled', unpaid).message_en).not.toContain('Salma');
  expect(renderNotification('job_cancelled', unpaid).message_en).toContain('could not be completed');
});

test('times are in Cairo time, amounts are grouped and isolated', () => {
  expect(renderNotification('job_request', words).message_en).toContain('Sunday 22 November at 4:00\u00a0PM.');
  expect(renderNotification('refund_issued', words).message_en).toContain('EGP 1,282.15');
  expect(renderNotification('refund_issued', words).message_ar).toContain('\u20681,282.15 ج.م\u2069');
});

test('a request names the instant by which it is to be answered', () => {
  const text = renderNotification('job_request', words);
  expect(text.message_en).toMatch(/ Answer by Saturday 21 November at 1:30\u00a0PM\.$/);
  expect(text.message_ar).toMatch(/ الرد بحد أقصى [^.]*1:30/);
});

test('in Arabic texts no name, which can end with a dot, comes directly before another name', () => {
  for (const kind of BOOKING_TYPES)
    expect(renderNotification(kind, words).message_ar, kind).not.toMatch(/(?:سلمى ع\.|Nour E\.)\u2069[.:،]/);
});
