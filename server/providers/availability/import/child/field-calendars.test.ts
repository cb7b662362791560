import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBusyTimes } from './find-busy-times.ts';

/** What calendar programs really write, beside and against the standard. */
const SPAN = { from: Date.parse('2026-11-27T09:00:00Z'), to: Date.parse('2027-01-27T22:00:00Z') };

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@example', ...lines, 'END:VEVENT'];
const START = 'DTSTART:20261210T080000Z';
const HOUR = 'DURATION:PT1H';
const REST = '12-10T08:00 12-10T09:00';

/** The busy times, and how many events were not read whole or are in an unknown zone. */
function read(text: string) {
  const found = findBusyTimes(text, SPAN);
  if (typeof found === 'string') return found;
  const shown = (at: number) => new Date(at).toISOString().slice(5, 16);
  const { busy, unread, guessed } = found;
  return { busy: busy.map(([from, to]) => `${shown(from)} ${shown(to)}`), unread, guessed };
}
const whole = (...busy: string[]) => ({ busy, unread: 0, guessed: 0 });
const readEvent = (...lines: string[]) => read(calendar(...event(...lines)));

test.each([
  ['TRANSP:TRANSPARENT', false],
  ['TRANSP:OPAQUE', true],
  ['STATUS:CANCELLED', false],
  ['STATUS:TENTATIVE', true],
  ['X-MICROSOFT-CDO-BUSYSTATUS:FREE', false],
  ['X-MICROSOFT-CDO-BUSYSTATUS:free', false],
  ['X-MICROSOFT-CDO-BUSYSTATUS:FREE\r\nTRANSP:OPAQUE', false],
  ['X-MICROSOFT-CDO-BUSYSTATUS:BUSY\r\nTRANSP:TRANSPARENT', true],
  ['X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE', true],
  ['X-MICROSOFT-CDO-BUSYSTATUS:OOF', true],
  ['X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE', true],
])('an event with %j takes time: %s', (line, isBusy) => {
  expect(readEvent(START, HOUR, line)).toEqual(isBusy ? whole(REST) : whole());
});

test('an invitation that the owner has declined takes no time, where the calendar tells its owner', () => {
  const declined = event(START, HOUR, 'ATTENDEE;CN="Mona: at work";PARTSTAT=DECLINED:mailto:Mona@example.com');
  expect(read(calendar('X-WR-CALNAME:mona@example.com', ...declined))).toEqual(whole());
  expect(read(calendar('X-OWNER;CN="Mona":mailto:mona@example.com', ...declined))).toEqual(whole());
  expect(read(calendar('X-WR-CALNAME:Mona', ...declined))).toEqual(whole(REST));
  expect(read(calendar('X-WR-CALNAME:ali@example.com', ...declined))).toEqual(whole(REST));
  const asked = event(START, HOUR, 'ATTENDEE;PARTSTAT=NEEDS-ACTION;X-NUM=DECLINED:mailto:mona@example.com');
  expect(read(calendar('X-WR-CALNAME:mona@example.com', ...asked))).toEqual(whole(REST));
});

test('lists of busy times take time, without those that are free', () => {
  const list = [
    'BEGIN:VFREEBUSY',
    'DTSTART:20261201T000000Z',
    'DTEND:20270101T000000Z',
    'FREEBUSY:20261210T080000Z/PT1H,20261211T080000Z/20261211T093000Z',
    'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261212T080000Z/PT1H',
    'FREEBUSY;FBTYPE=FREE:20261213T080000Z/PT1H',
    'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261214T080000Z/PT1H',
    'END:VFREEBUSY',
  ];
  const busy = [REST, '12-11T08:00 12-11T09:30', '12-12T08:00 12-12T09:00', '12-14T08:00 12-14T09:00'];
  expect(read(calendar(...list))).toEqual(whole(...busy));
  const odd = list.map((line) => line.replace('20261211T080000Z/2', '2026/2'));
  expect(read(calendar(...odd))).toEqual({ busy: busy.toSpliced(1, 1), unread: 1, guessed: 0 });
});

test('added times have a length or an end of their own', () => {
  const added = (line: string) => readEvent(START, 'DTEND:20261210T090000Z', line);
  expect(added('RDATE;VALUE=PERIOD:20261211T080000Z/PT2H')).toEqual(whole(REST, '12-11T08:00 12-11T10:00'));
  expect(added('RDATE;VALUE=PERIOD:20261211T080000Z/20261211T083000Z,20261212T080000Z/P1D')).toEqual(
    whole(REST, '12-11T08:00 12-11T08:30', '12-12T08:00 12-13T08:00'),
  );
  expect(added('RDATE;VALUE=DATE:20261211')).toEqual(whole(REST, '12-11T08:00 12-11T09:00'));
  const days = ['DTSTART;VALUE=DATE:20261210', 'RDATE;TZID=Africa/Cairo:20261212T100000'];
  expect(readEvent(...days)).toEqual(whole('12-09T22:00 12-10T22:00', '12-11T22:00 12-12T22:00'));
});

test('days stand where times are usual, and the other way round', () => {
  const daily = ['DTSTART;TZID=Africa/Cairo:20261210T100000', HOUR];
  const rule = 'RRULE:FREQ=DAILY;COUNT=3';
  const third = '12-12T08:00 12-12T09:00';
  expect(readEvent(...daily, rule, 'EXDATE;VALUE=DATE:20261211')).toEqual(whole(REST, third));
  const moved = event('RECURRENCE-ID;VALUE=DATE:20261211', 'DTSTART:20261211T120000Z', HOUR);
  expect(read(calendar(...event(...daily, rule), ...moved))).toEqual(whole(REST, '12-11T12:00 12-11T13:00', third));
  expect(readEvent(...daily, 'RRULE:FREQ=DAILY;UNTIL=20261211')).toEqual(whole(REST, '12-11T08:00 12-11T09:00'));
  expect(readEvent(...daily, 'RRULE:FREQ=DAILY;UNTIL=20261211T080000Z')).toEqual(
    whole(REST, '12-11T08:00 12-11T09:00'),
  );
  expect(readEvent(...daily, 'RRULE:FREQ=DAILY;UNTIL=20261211T075959Z')).toEqual(whole(REST));
  expect(readEvent('DTSTART;VALUE=DATE:20261210', 'DTEND:20261210T120000Z')).toEqual(whole('12-09T22:00 12-10T12:00'));
  expect(readEvent(START, 'DTEND;VALUE=DATE:20261210')).toEqual(whole('12-10T08:00 12-10T22:00'));
  expect(readEvent(START, 'DTEND;VALUE=DATE:20261212')).toEqual(whole('12-10T08:00 12-11T22:00'));
  const days = ['DTSTART;VALUE=DATE:20261210', 'RRULE:FREQ=DAILY;COUNT=3'];
  const withoutSecond = whole('12-09T22:00 12-10T22:00', '12-11T22:00 12-12T22:00');
  expect(readEvent(...days, 'EXDATE;TZID=Africa/Cairo:20261211T090000')).toEqual(withoutSecond);
  expect(readEvent(...days, 'EXDATE:20261210T220000Z')).toEqual(withoutSecond);
});

test('the newest version of an event holds, and of an occurrence, in whatever order they stand', () => {
  const at = (hour: string, ...lines: string[]) => event(`DTSTART:20261210T${hour}0000Z`, HOUR, ...lines);
  const later = '12-10T12:00 12-10T13:00';
  for (const [old, young] of [
    [['SEQUENCE:1'], ['SEQUENCE:2']],
    [['SEQUENCE:0'], ['SEQUENCE:1']],
    [
      ['SEQUENCE:2', 'DTSTAMP:20261101T000000Z'],
      ['SEQUENCE:2', 'DTSTAMP:20261102T000000Z'],
    ],
    [['LAST-MODIFIED:20261101T000000Z'], ['LAST-MODIFIED:20261101T000001Z', 'DTSTAMP:20200101T000000Z']],
  ] as const) {
    expect(read(calendar(...at('08', ...old), ...at('12', ...young)))).toEqual(whole(later));
    expect(read(calendar(...at('12', ...young), ...at('08', ...old)))).toEqual(whole(later));
  }
  const cancelled = at('08', 'SEQUENCE:3', 'STATUS:CANCELLED');
  expect(read(calendar(...cancelled, ...at('08', 'SEQUENCE:2')))).toEqual(whole());
  expect(read(calendar(...at('08', 'SEQUENCE:2'), ...at('12', 'SEQUENCE:2')))).toEqual(whole(REST, later));
  const series = event('SEQUENCE:9', START, HOUR, 'RRULE:FREQ=DAILY;COUNT=2');
  const change = (hour: string, sequence: number) =>
    event('RECURRENCE-ID:20261211T080000Z', `DTSTART:20261211T${hour}0000Z`, HOUR, `SEQUENCE:${sequence}`);
  const changed = read(calendar(...series, ...change('14', 2), ...change('16', 1)));
  expect(changed).toEqual(whole(REST, '12-11T14:00 12-11T15:00'));
});

test('a change of this and later occurrences moves, shortens or ends them, until the next change', () => {
  const series = event(START, HOUR, 'RRULE:FREQ=DAILY;COUNT=5');
  const from = (day: number, ...lines: string[]) =>
    event(`RECURRENCE-ID;RANGE=THISANDFUTURE:202612${day}T080000Z`, ...lines);
  const moved = from(12, 'DTSTART:20261212T130000Z', 'DURATION:PT30M');
  expect(read(calendar(...series, ...moved))).toEqual(
    whole(REST, '12-11T08:00 12-11T09:00', ...[12, 13, 14].map((day) => `12-${day}T13:00 12-${day}T13:30`)),
  );
  const ended = from(13, 'DTSTART:20261213T080000Z', 'STATUS:CANCELLED');
  expect(read(calendar(...series, ...moved, ...ended))).toEqual(
    whole(REST, '12-11T08:00 12-11T09:00', '12-12T13:00 12-12T13:30'),
  );
});

test('lengths that are huge, nothing or negative', () => {
  const long = whole('12-10T08:00 01-27T22:00');
  for (const length of ['P99999999999W', 'P9999999D', 'PT999999999999999S', 'P1000W'])
    expect(readEvent(START, `DURATION:${length}`), length).toEqual(long);
  expect(readEvent(START, 'DTEND:99991231T235959Z')).toEqual(long);
  expect(readEvent('DTSTART:00010101T000000Z', 'DTEND:99991231T235959Z')).toEqual(whole('11-26T00:00 01-27T22:00'));
  expect(readEvent('DTSTART;VALUE=DATE:20261210', 'DURATION:P0D')).toEqual(whole('12-09T22:00 12-10T22:00'));
  for (const none of ['DURATION:PT0S', 'DURATION:P0D', 'DTEND:20261210T080000Z', 'SUMMARY:x'])
    expect(readEvent(START, none), none).toEqual(whole());
  for (const odd of [
    'DURATION:-PT1H',
    'DURATION:P',
    'DURATION:PT',
    'DURATION:1H',
    'DTEND:20261210T070000Z',
    'DTEND:20261399T990000Z',
  ])
    expect(readEvent(START, odd), odd).toEqual({ busy: [], unread: 1, guessed: 0 });
});

test('an old event is repeated to the day, and the years 1 and 9999 are years', () => {
  const daily = [HOUR, 'RRULE:FREQ=DAILY'];
  for (const start of ['00010101T080000Z', '19000228T080000Z', '20160229T080000Z'])
    expect(Object(readEvent(`DTSTART:${start}`, ...daily)).busy, start).toHaveLength(61);
  expect(readEvent('DTSTART:99991231T080000Z', ...daily)).toEqual(whole());
});

test('a rule that is read from a later start on is the same as from its first', () => {
  const days = fc.uniqueArray(fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'), { maxLength: 4 });
  const rules = fc.record({
    // From the earliest start on, the count is enough for every hour until the last day that is read.
    start: fc.integer({ min: 0, max: 600 }).map((day) => new Date(Date.UTC(2025, 0, 1 + day, 8)).toISOString()),
    freq: fc.constantFrom('HOURLY', 'DAILY', 'WEEKLY'),
    interval: fc.integer({ min: 1, max: 30 }),
    days,
    month: fc.constantFrom('', ';BYMONTH=1,12'),
    week: fc.constantFrom('', ';WKST=SU'),
  });
  const property = fc.property(rules, ({ start, freq, interval, days: byDay, month, week }) => {
    const by = `${byDay.length > 0 ? `;BYDAY=${byDay.join(',')}` : ''}${month}${week}`;
    const rule = `RRULE:FREQ=${freq};INTERVAL=${interval}${by}`;
    const lines = [`DTSTART:${start.slice(0, 19).replaceAll(/[-:]/g, '')}Z`, 'DURATION:PT30M'];
    // A rule with a count has to be read from its first start on.
    expect(readEvent(...lines, rule)).toEqual(readEvent(...lines, `${rule};COUNT=19999`));
  });
  fc.assert(property, { numRuns: 60 });
});

test.each([
  ['an odd added time', 'RDATE:20261211T080000Z,tomorrow', ['12-11T08:00 12-11T09:00']],
  ['a period that ends before it begins', 'RDATE;VALUE=PERIOD:20261211T080000Z/20261211T070000Z', []],
  ['an odd exception', 'EXDATE:never', []],
  ['an odd rule', 'RRULE:FREQ=SOMETIMES', []],
  ['a rule of nothing', 'RRULE:', []],
  ['a rule with an odd end', 'RRULE:FREQ=DAILY;COUNT=2;UNTIL=SOON', ['12-11T08:00 12-11T09:00']],
  ['an odd original', 'RECURRENCE-ID:never', []],
  ['a rule for every second', 'RRULE:FREQ=SECONDLY', []],
  [
    'a rule for many seconds',
    `RRULE:FREQ=DAILY;BYSECOND=${Array.from({ length: 60 }, (_, at) => at).join(',')};BYMINUTE=0,1,2,3,4,5,6,7,8,9,10,11,12,13`,
    [],
  ],
  ['a thousand million seconds', 'RRULE:FREQ=SECONDLY;COUNT=1000000000', []],
  ['a rule that never comes true', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', []],
  ['an interval of thousands of years', 'RRULE:FREQ=DAILY;INTERVAL=2000000000;BYMONTH=2;BYMONTHDAY=30', []],
  ['a rule as long as a book', `RRULE:FREQ=YEARLY;BYDAY=${'1MO,'.repeat(4000)}1MO`, []],
  ['a hundred rules', 'RRULE:FREQ=DAILY;COUNT=1\r\n'.repeat(100), []],
])('%s is left out and told; the rest of the event and the other events stay', (_, line, more) => {
  const other = ['BEGIN:VEVENT', 'UID:b@example', 'DTSTART:20261220T080000Z', HOUR, 'END:VEVENT'];
  const text = calendar(...event(START, HOUR, ...line.split('\r\n')), ...other);
  expect(read(text)).toEqual({ busy: [REST, ...more, '12-20T08:00 12-20T09:00'], unread: 1, guessed: 0 });
});

test('odd events that are over or free are not told', () => {
  expect(readEvent('DTSTART:20200101T080000Z', 'DURATION:-PT1H')).toEqual(whole());
  expect(readEvent(START, 'DURATION:-PT1H', 'STATUS:CANCELLED')).toEqual(whole());
});

test('a calendar that breaks off is none: nobody is booked in its gaps', () => {
  const text = calendar(...event(START, HOUR), ...event('DTSTART:20261211T080000Z', HOUR));
  for (const length of [text.length - 20, text.indexOf('UID', 60), text.indexOf('END:VEVENT') + 12])
    expect(read(text.slice(0, length))).toBe('not_a_calendar');
});

test('line ends of all kinds, folds in the middle of a name, and a mark at the begin are read', () => {
  const text = calendar(...event('DTSTA\r\n\tRT:2026121\n 0T080000Z', HOUR, 'x-microsoft-cdo-busystatus:busy'));
  for (const written of [
    text,
    text.replaceAll('\r\n', '\n'),
    text.replaceAll('\r\n', '\r\r\n'),
    `\uFEFF${text.replaceAll('\r\n', '\r')}`,
  ])
    expect(read(written)).toEqual(whole(REST));
});

test('a large calendar is read whole', () => {
  const many = Array.from({ length: 40_000 }, (_, index) =>
    event(
      `DTSTART;TZID=W. Europe Standard Time:20${String(10 + (index % 17))}1210T090000`,
      HOUR,
      `SUMMARY:${'x'.repeat(150)}`,
      `UID:${index}`,
    ).join('\r\n'),
  );
  const text = calendar(...many);
  expect(text.length).toBeGreaterThan(9_000_000);
  expect(read(text)).toEqual(whole('12-10T08:00 12-10T09:00'));
});
