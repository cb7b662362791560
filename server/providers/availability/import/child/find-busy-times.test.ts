import { expect, test } from 'vitest';
import { findBusyTimes } from './find-busy-times.ts';

const SPAN = { from: Date.parse('2026-11-21T09:00:00Z'), to: Date.parse('2027-01-27T22:00:00Z') };

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@example', ...lines, 'END:VEVENT'];

function busyIn(text: string) {
  const found = findBusyTimes(text, SPAN);
  if (typeof found === 'string') return found;
  const shown = (at: number) => new Date(at).toISOString().slice(5, 16);
  return found.busy.map(([from, to]) => `${shown(from)} ${shown(to)}`);
}
const busy = (...lines: string[]) => busyIn(calendar(...event(...lines)));
const HOUR = 'DURATION:PT1H';

test('events in UTC, in a zone, without a zone and of whole days are busy; Cairo is meant where no zone is known', () => {
  expect(busy('DTSTART:20261123T080000Z', 'DTEND:20261123T093000Z')).toEqual(['11-23T08:00 11-23T09:30']);
  expect(busy('DTSTART;TZID=Europe/Berlin:20261123T080000', HOUR)).toEqual(['11-23T07:00 11-23T08:00']);
  expect(busy('DTSTART;TZID=Egypt Standard Time:20261123T080000', HOUR)).toEqual(['11-23T06:00 11-23T07:00']);
  expect(busy('DTSTART:20261123T080000', HOUR)).toEqual(['11-23T06:00 11-23T07:00']);
  expect(busy('DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261125')).toEqual(['11-22T22:00 11-24T22:00']);
  expect(busy('DTSTART;VALUE=DATE:20261123')).toEqual(['11-22T22:00 11-23T22:00']);
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Office',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  expect(busyIn(calendar(...zone, ...event('DTSTART;TZID=Office:20261123T080000', HOUR)))).toEqual([
    '11-23T02:30 11-23T03:30',
  ]);
});

test('cancelled and free events, and those of other times, are not busy', () => {
  const start = 'DTSTART:20261123T080000Z';
  expect(busy(start, HOUR, 'STATUS:CANCELLED')).toEqual([]);
  expect(busy(start, HOUR, 'TRANSP:TRANSPARENT')).toEqual([]);
  expect(busy(start, HOUR, 'TRANSP:OPAQUE', 'STATUS:TENTATIVE')).toHaveLength(1);
  expect(busy(start)).toEqual([]);
  expect(busy(start, 'DTEND:20261123T070000Z')).toEqual([]);
  expect(busy('DTSTART:20251123T080000Z', HOUR)).toEqual([]);
  expect(busy('DTSTART:20291123T080000Z', HOUR)).toEqual([]);
  expect(busy('DTSTART:20261121T083000Z', HOUR)).toEqual(['11-21T08:30 11-21T09:30']);
});

test('repetitions are bounded to the span, without exceptions, with moved and added occurrences', () => {
  const weekly = ['DTSTART;TZID=Africa/Cairo:20200104T100000', HOUR, 'RRULE:FREQ=WEEKLY;BYDAY=MO'];
  expect(busy(...weekly)).toHaveLength(10);
  expect(busy(...weekly).slice(0, 2)).toEqual(['11-23T08:00 11-23T09:00', '11-30T08:00 11-30T09:00']);
  const without = busy(...weekly, 'EXDATE;TZID=Africa/Cairo:20261130T100000');
  expect(without.slice(0, 2)).toEqual(['11-23T08:00 11-23T09:00', '12-07T08:00 12-07T09:00']);
  const inUtc = busy(...weekly, 'EXDATE:20261130T080000Z');
  expect(inUtc.slice(0, 2)).toEqual(without.slice(0, 2));
  const moved = event(
    'RECURRENCE-ID;TZID=Africa/Cairo:20261123T100000',
    'DTSTART;TZID=Africa/Cairo:20261124T120000',
    HOUR,
  );
  expect(busyIn(calendar(...event(...weekly), ...moved)).slice(0, 2)).toEqual([
    '11-24T10:00 11-24T11:00',
    '11-30T08:00 11-30T09:00',
  ]);
  const cancelled = [...moved.slice(0, -1), 'STATUS:CANCELLED', 'END:VEVENT'];
  expect(busyIn(calendar(...cancelled, ...event(...weekly)))[0]).toBe('11-30T08:00 11-30T09:00');
  expect(busy('DTSTART:20261123T080000Z', HOUR, 'RDATE:20261124T080000Z,20261126T080000Z')).toHaveLength(3);
  expect(busy('DTSTART:20261123T080000Z', HOUR, 'RRULE:FREQ=DAILY;COUNT=3')).toHaveLength(3);
  expect(busy('DTSTART:20261123T080000Z', HOUR, 'RRULE:FREQ=DAILY;UNTIL=20261124T080000Z')).toHaveLength(2);
  expect(busy('DTSTART;VALUE=DATE:20261129', 'RRULE:FREQ=WEEKLY;COUNT=2')).toEqual([
    '11-28T22:00 11-29T22:00',
    '12-05T22:00 12-06T22:00',
  ]);
});

test('overlapping busy times become one; folded lines, other line ends, alarms and unknown properties are read', () => {
  const text = calendar(
    ...event('DTSTART:20261123T080000Z', HOUR),
    ...event('DTSTART:20261123T083000Z', HOUR),
    ...event('DTSTART:20261123T093000Z', HOUR),
    ...event('DTST\r\n ART:20261125T08\r\n\t0000Z', HOUR, 'X-COLOUR:"', 'BEGIN:VALARM', 'DURATION:P9D', 'END:VALARM'),
  );
  const expected = ['11-23T08:00 11-23T10:30', '11-25T08:00 11-25T09:00'];
  expect(busyIn(text)).toEqual(expected);
  expect(busyIn(`\uFEFF${text.replaceAll('\r\n', '\n')}`)).toEqual(expected);
});

test('what is no calendar is named so; an event that can not be read does not hide the others', () => {
  for (const text of ['', '<!doctype html>', 'BEGIN:VCARD\r\nEND:VCARD', calendar(...event('DTSTART:never'))])
    expect(busyIn(text)).toBe('not_a_calendar');
  expect(busyIn(calendar())).toEqual([]);
  expect(busyIn(calendar(...event('DTSTART:never'), ...event('DTSTART:20261123T080000Z', HOUR)))).toHaveLength(1);
});

test('rules without end, too many events and too many busy times are bounded', () => {
  expect(busy('DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')).toBe('too_large');
  expect(busy('DTSTART:20261122T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY;INTERVAL=2')).toBe('too_large');
  expect(busy('DTSTART:20261122T000000Z', 'DURATION:PT9M', 'RRULE:FREQ=MINUTELY;INTERVAL=30')).toHaveLength(3212);
  const many = `${event('DTSTART:20261123T080000Z').join('\r\n')}\r\n`.repeat(100_001);
  expect(busyIn(calendar(many))).toBe('too_large');
});
