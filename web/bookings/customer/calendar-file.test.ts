import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const appointment = {
  uid: '019aa000-0000-7000-8000-000000000001',
  title: 'Pottery for beginners',
  starts_at: '2026-11-28T12:00:00.000Z',
  ends_at: '2026-11-28T14:30:00.000Z',
  place: '12 Road 9, floor 3',
  text: '',
  url: 'https://hirfa.example/booking-confirmation/019aa000-0000-7000-8000-000000000001',
  made_at: new Date('2026-11-21T13:00:05.250Z'),
  version: 4,
};

const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('the file has one appointment, in UTC, with the id of its booking', () => {
  expect(unfold(calendarFile(appointment))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hirfa//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:019aa000-0000-7000-8000-000000000001',
    'DTSTAMP:20261121T130005Z',
    'DTSTART:20261128T120000Z',
    'DTEND:20261128T143000Z',
    'SEQUENCE:4',
    'STATUS:CONFIRMED',
    'SUMMARY:Pottery for beginners',
    String.raw`LOCATION:12 Road 9\, floor 3`,
    'URL:https://hirfa.example/booking-confirmation/019aa000-0000-7000-8000-000000000001',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('special characters are escaped, and line breaks are joined into one line', () => {
  const file = calendarFile({ ...appointment, text: 'Bring clay; C:\\tools, and\r\nan apron\nplease' });
  expect(unfold(file)).toContain(String.raw`DESCRIPTION:Bring clay\; C:\\tools\, and\nan apron\nplease`);
});

test('long lines are folded at 75 octets, never within a character', () => {
  const title = 'درس في الفخار للمبتدئين مع سلمى حسن '.repeat(5).trim();
  const file = calendarFile({ ...appointment, title });
  const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  expect(unfold(file)).toContain(`SUMMARY:${title}`);
});
