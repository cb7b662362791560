import { expect, test } from 'vitest';
import { addDays, formatDateTime, formatDays, formatHours, formatMoment, startOfDay } from './index.ts';

/** A time of 28 November 2026 in Cairo, two hours ahead of UTC; 24 is the midnight after it. */
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 28, hour - 2, minute));

test.each([
  [at(0), '12:00\u00a0AM', '12:00\u00a0ص', '١٢:٠٠\u00a0ص'],
  [at(0, 30), '12:30\u00a0AM', '12:30\u00a0ص', '١٢:٣٠\u00a0ص'],
  [at(9, 5), '9:05\u00a0AM', '9:05\u00a0ص', '٩:٠٥\u00a0ص'],
  [at(10), '10:00\u00a0AM', '10:00\u00a0ص', '١٠:٠٠\u00a0ص'],
  [at(12), '12:00\u00a0PM', '12:00\u00a0م', '١٢:٠٠\u00a0م'],
  [at(23, 59), '11:59\u00a0PM', '11:59\u00a0م', '١١:٥٩\u00a0م'],
  [at(24), '12:00\u00a0AM', '12:00\u00a0ص', '١٢:٠٠\u00a0ص'],
])('the clock has twelve hours: %s', (moment, en, ar, arab) => {
  expect(formatDateTime(moment, 'time', 'en')).toBe(en);
  expect(formatDateTime(moment, 'time', 'ar')).toBe(ar);
  expect(formatDateTime(moment, 'time', 'ar-arab')).toBe(arab);
});

test('a day and a time stand within a sentence', () => {
  expect(formatDateTime(at(16), 'day-and-time', 'en')).toBe('Saturday 28 November at 4:00\u00a0PM');
  expect(formatDateTime(at(16), 'day-and-time', 'ar')).toBe('السبت 28 نوفمبر الساعة 4:00\u00a0م');
  expect(formatDateTime(at(16), 'day', 'ar-arab')).toBe('السبت ٢٨ نوفمبر');
  expect(formatDateTime(at(16), 'short-day-and-time', 'en')).toBe('Sat 28 Nov, 4:00\u00a0PM');
  expect(formatDateTime(at(16), 'short-day-and-time', 'ar')).toBe('السبت 28 نوفمبر، 4:00\u00a0م');
});

test('a moment of today or tomorrow is named as such, by the days of Cairo', () => {
  expect(formatMoment(at(16), at(0), 'en')).toBe('4:00\u00a0PM today');
  expect(formatMoment(at(16), at(23, 59), 'ar')).toBe('اليوم الساعة 4:00\u00a0م');
  expect(formatMoment(at(0), at(-1), 'en')).toBe('12:00\u00a0AM tomorrow');
  expect(formatMoment(at(16), at(-24), 'ar-arab')).toBe('غدًا الساعة ٤:٠٠\u00a0م');
  expect(formatMoment(at(16), at(-25), 'en')).toBe('Saturday 28 November at 4:00\u00a0PM');
  expect(formatMoment(at(16), at(24), 'ar')).toBe('السبت 28 نوفمبر الساعة 4:00\u00a0م');
});

test('hours name the half of the day once, or twice if it changes', () => {
  expect(formatHours(at(10), at(11, 30), 'en')).toBe('10:00–11:30\u00a0AM');
  expect(formatHours(at(10), at(11, 30), 'ar')).toBe('10:00–11:30\u00a0ص');
  expect(formatHours(at(11, 30), at(13), 'en')).toBe('11:30\u00a0AM – 1:00\u00a0PM');
  expect(formatHours(at(11, 30), at(13), 'ar')).toBe('11:30\u00a0ص – 1:00\u00a0م');
  expect(formatHours(at(22), at(24), 'en')).toBe('10:00\u00a0PM – 12:00\u00a0AM');
});

test('a day has a name at the head of a narrow column, too', () => {
  const days = Array.from({ length: 7 }, (_, index) => startOfDay(addDays('2026-11-22', index)));
  expect(days.map((day) => formatDateTime(day, 'weekday', 'en')).join(' ')).toBe('Sun Mon Tue Wed Thu Fri Sat');
  const inArabic = days.map((day) => formatDateTime(day, 'weekday', 'ar')).join(' ');
  expect(inArabic).toBe('أحد اثنين ثلاثاء أربعاء خميس جمعة سبت');
});

test('days of one month have its name once', () => {
  const [sunday, saturday] = [startOfDay('2026-11-22'), startOfDay('2026-11-28')];
  expect([formatDays(sunday, saturday, 'en'), formatDays(sunday, saturday, 'ar')]).toEqual([
    '22–28 Nov',
    '22–28 نوفمبر',
  ]);
  expect(formatDays(startOfDay('2026-11-29'), startOfDay('2026-12-05'), 'en')).toBe('29 Nov – 5 Dec');
});

test('summer time moves the clock', () => {
  expect(formatDateTime(new Date('2026-07-01T07:00:00Z'), 'time', 'en')).toBe('10:00\u00a0AM');
});
