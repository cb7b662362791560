import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';

const lines = (...parts: readonly string[]) => parts.join('\r\n');
const calendar = (...parts: readonly string[]) => lines('BEGIN:VCALENDAR', ...parts, 'END:VCALENDAR', '');
const event = (...more: readonly string[]) => lines('BEGIN:VEVENT', 'UID:a', ...more, 'END:VEVENT');
const START = 'DTSTART:20200101T000000Z';
const MEGABYTE = 1024 * 1024;

const text =
  (content: () => string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/calendar', ...headers }).end(content());

const ENDLESS_ZONE = lines(
  'BEGIN:VTIMEZONE',
  'TZID:Zone',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'RRULE:FREQ=SECONDLY',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0200',
  'END:STANDARD',
  'END:VTIMEZONE',
);

/** Bytes without end, as fast as they are taken. */
const endless: RequestListener = (_, response) => {
  const send = (): unknown => !response.destroyed && response.write('x'.repeat(64_000), () => setImmediate(send));
  response.writeHead(200);
  send();
};

/** Answers that bind a reader for nothing, each with the problem that its provider sees. They end within seconds. */
export const HOSTILE_CALENDARS: Readonly<Record<string, { answer: RequestListener; problem: string | null }>> = {
  'a body without end': { answer: endless, problem: 'too_large' },
  'a redirect to a private address': {
    answer: (_, response) => response.writeHead(302, { location: 'https://inside.example/latest/meta-data' }).end(),
    problem: 'refused',
  },
  'more than 100 000 events': { answer: text(() => calendar(`${event()}\r\n`.repeat(100_001))), problem: 'too_large' },
  'a rule for every second since 2020': {
    answer: text(() => calendar(event(START, 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))),
    problem: 'too_large',
  },
  'one line of nine megabytes': { answer: text(() => 'X'.repeat(9 * MEGABYTE)), problem: 'not_a_calendar' },
  'a value of nine megabytes': {
    answer: text(() => calendar(event(START, `RDATE:${'20200101T000000Z,'.repeat(500_000)}`))),
    problem: null,
  },
  'a line folded two million times': {
    answer: text(() => calendar(event(START, `SUMMARY:${'\r\n x'.repeat(2_000_000)}`))),
    problem: null,
  },
  'a deep nest of components': {
    answer: text(() => 'BEGIN:VCALENDAR\r\n'.repeat(500_000)),
    problem: 'not_a_calendar',
  },
  'a rule that never comes true': {
    answer: text(() => calendar(event(START, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'))),
    problem: 'too_large',
  },
  'a rule of a thousand million seconds': {
    answer: text(() => calendar(event(START, 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY;COUNT=1000000000'))),
    problem: 'too_large',
  },
  'a zone that changes each second': {
    answer: text(() => calendar(ENDLESS_ZONE, event('DTSTART;TZID=Zone:20200101T000000', 'DURATION:PT1H'))),
    problem: null,
  },
  '40 000 changes of 40 000 events': {
    answer: text(() =>
      calendar(
        `${event(START, 'DURATION:PT1H')}\r\n`.repeat(40_000),
        `${event(START, 'RECURRENCE-ID:20200101T000000Z')}\r\n`.repeat(40_000),
      ),
    ),
    problem: null,
  },
  'a packed file of 50 megabytes': {
    answer: text(() => gzipSync(Buffer.alloc(50 * MEGABYTE)), { 'content-encoding': 'gzip' }),
    problem: 'not_a_calendar',
  },
  'a file that is no text': { answer: text(() => randomBytes(MEGABYTE)), problem: 'not_a_calendar' },
};

/** One byte after the other. */
const drip: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write('x'), 50);
  response.on('close', () => clearInterval(timer));
};

/** Calendars that bind their reader as long as they can, each with the problem that its provider sees. */
export const TIRELESS_CALENDARS: typeof HOSTILE_CALENDARS = {
  'a thousand rules that never come true': {
    answer: text(() =>
      calendar(`${event(START, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')}\r\n`.repeat(1000)),
    ),
    problem: 'too_large',
  },
  'a body that drips': { answer: drip, problem: 'too_slow' },
};
