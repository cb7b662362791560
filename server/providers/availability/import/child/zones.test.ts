import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { findBusyTimes } from './find-busy-times.ts';

/** How calendar programs name zones. */
const SPAN = { from: Date.parse('2026-11-27T09:00:00Z'), to: Date.parse('2027-01-27T22:00:00Z') };

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@example', ...lines, 'END:VEVENT'];
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

const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Customized Time Zone',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'END:STANDARD',
  'END:VTIMEZONE',
];

test.each([
  ['GMT Standard Time', '10:00'],
  ['"GMT Standard Time"', '10:00'],
  ['GMT Standard Time 1', '10:00'],
  ['gmt standard time', '10:00'],
  ['W. Europe Standard Time', '09:00'],
  ['Egypt Standard Time', '08:00'],
  ['Arab Standard Time', '07:00'],
  ['India Standard Time', '04:30'],
  ['Eastern Standard Time 2', '15:00'],
  ['/Europe/Vienna', '09:00'],
  ['europe/vienna', '09:00'],
  ['Europe/Vienna 1', '09:00'],
  ['America/New York', '15:00'],
  ['/freeassociation.sourceforge.net/Tzfile/Europe/Vienna', '09:00'],
  ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', '13:00'],
  ['tzone://Microsoft/Utc', '10:00'],
  ['"tzone://Microsoft/Utc"', '10:00'],
  ['"(UTC+02:00) Cairo"', '08:00'],
  ['(UTC+02:00) Cairo', '08:00'],
  ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', '09:00'],
  ['"(UTC) Dublin, Edinburgh, Lisbon, London"', '10:00'],
  ['"(GMT-05.00) Eastern Time (US & Canada)"', '15:00'],
  ['"(UTC+03:00) Kuwait, Riyadh"', '07:00'],
  ['(UTC+05:45) Nowhere', '04:15'],
  ['UTC', '10:00'],
  ['GMT+0300', '07:00'],
  ['UTC-2', '12:00'],
  ['Customized Time Zone', '04:30'],
])('10:00 in the zone %s in winter is %s in UTC', (zone, at) => {
  const text = calendar(...ZONE, ...event(`DTSTART;TZID=${zone}:20261210T100000`, HOUR));
  const { busy, ...others } = Object(read(text));
  expect([busy[0].slice(6, 11), others]).toEqual([at, { unread: 0, guessed: 0 }]);
});

test('zones have their summer, whoever names them', () => {
  const summer = { from: Date.parse('2026-07-01T00:00:00Z'), to: Date.parse('2026-07-30T00:00:00Z') };
  const at = (zone: string) => {
    const found = findBusyTimes(calendar(...event(`DTSTART;TZID="${zone}":20260710T100000`, HOUR)), summer);
    return typeof found === 'string' ? found : new Date(found.busy[0]?.[0] ?? 0).toISOString().slice(11, 16);
  };
  expect(at('GMT Standard Time')).toBe('09:00');
  expect(at('(UTC-05:00) Eastern Time (US & Canada)')).toBe('14:00');
  expect(at('(UTC+02:00) Cairo')).toBe('07:00');
});

test('an unknown zone is the zone of the calendar, else Cairo, and is told; so are times without any zone, untold', () => {
  const unknown = event('DTSTART;TZID=Our Office:20261210T100000', HOUR);
  expect(read(calendar(...unknown))).toEqual({ busy: [REST], unread: 0, guessed: 1 });
  const vienna = read(calendar('X-WR-TIMEZONE:Europe/Vienna', ...unknown));
  expect(vienna).toEqual({ busy: ['12-10T09:00 12-10T10:00'], unread: 0, guessed: 1 });
  const floating = event('DTSTART:20261210T100000', HOUR);
  expect(read(calendar('X-WR-TIMEZONE:Romance Standard Time', ...floating))).toEqual({
    busy: ['12-10T09:00 12-10T10:00'],
    unread: 0,
    guessed: 0,
  });
  expect(read(calendar('X-WR-TIMEZONE:Our Office', ...floating))).toEqual({ busy: [REST], unread: 0, guessed: 0 });
});

test('a zone that a file describes with rules that never end is unknown', () => {
  const hostile = ZONE.map((line) => (line.startsWith('DTSTART') ? `${line}\r\nRRULE:FREQ=SECONDLY` : line));
  const text = calendar(...hostile, ...event('DTSTART;TZID=Customized Time Zone:20261210T100000', HOUR));
  expect(read(text)).toEqual({ busy: [REST], unread: 0, guessed: 1 });
});

test('every name of Windows is that of a zone', () => {
  const names = windows.supplemental.windowsZones.mapTimezones.map(({ mapZone }) => mapZone._other);
  const events = [...new Set(names)].flatMap((name) => event(`DTSTART;TZID=${name}:20261210T100000`, HOUR));
  expect(events.length).toBeGreaterThan(500);
  expect(read(calendar(...events))).toMatchObject({ unread: 0, guessed: 0 });
});
