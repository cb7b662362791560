import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';
import type { FeedBooking } from './queries.ts';

const BOOKING: FeedBooking = {
  id: '0198a000-0000-7000-8000-000000000001',
  version: 4,
  starts_at: new Date('2026-11-23T08:00:00Z'),
  ends_at: new Date('2026-11-23T10:30:00Z'),
  changed_at: new Date('2026-11-21T09:00:00.123Z'),
  title_en: 'Leaks; pipes, and \\ taps\nat home',
  title_ar: 'تسريبات',
  area_en: 'Zamalek',
  area_ar: 'الزمالك',
  first_name: 'Mona',
  is_second_visit: false,
};
const HOST = { host: 'hirfa.example' } as const;

test('a booking becomes an event in UTC with escaped texts', () => {
  expect(calendarOf([BOOKING], { language: 'en', ...HOST }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hirfa//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Hirfa',
    'BEGIN:VEVENT',
    'UID:0198a000-0000-7000-8000-000000000001@hirfa.example',
    'SEQUENCE:4',
    'DTSTAMP:20261121T090000Z',
    'DTSTART:20261123T080000Z',
    'DTEND:20261123T103000Z',
    'SUMMARY:Leaks\\; pipes\\, and \\\\ taps\\nat home · Mona',
    'LOCATION:Zamalek',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  const online = calendarOf([{ ...BOOKING, area_en: null, area_ar: null, first_name: '' }], {
    language: 'ar',
    ...HOST,
  });
  expect(online).toContain('\r\nSUMMARY:تسريبات\r\nSTATUS');
});

test('lines have at most 75 octets, are never cut inside a character, and unfold to the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const text = calendarOf([{ ...BOOKING, title_en: title }], { language: 'en', ...HOST });
      const lines = text.split('\r\n');
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text).not.toContain('\uFFFD'.repeat(title.includes('\uFFFD') ? 1000 : 1));
      const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
      const summary = unfolded.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? '';
      const read = summary.replaceAll(/\\(.)/gs, (_, character: string) => (character === 'n' ? '\n' : character));
      const kept = title.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '');
      expect(read.replace('\r', '')).toBe([kept, 'Mona'].filter((part) => part !== '').join(' · '));
    }),
    // A line separator of Unicode ends no line of a calendar.
    { examples: [['\u2028']] },
  );
});

test('a free second visit says what it is', () => {
  const text = (language: 'en' | 'ar') => calendarOf([{ ...BOOKING, is_second_visit: true }], { language, ...HOST });
  expect(text('en')).toContain('SUMMARY:Free second visit · ');
  expect(text('ar')).toContain('SUMMARY:زيارة ثانية مجانية · ');
});
