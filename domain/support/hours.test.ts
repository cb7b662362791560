import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MARKET_ZONE } from '../market/index.ts';
import { answersAt, autoReplies, DEFAULT_SUPPORT_HOURS, type SupportHours } from './index.ts';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: MARKET_ZONE,
  hourCycle: 'h23',
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
});
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Whether a clock on the wall in Cairo shows one of the hours, read in another way than the rule does. */
function isOpen({ weekdays, from_minute, to_minute }: SupportHours, at: Date): boolean {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const minute = Number(part['hour']) * 60 + Number(part['minute']);
  return weekdays.includes(WEEKDAYS.indexOf(part['weekday'] ?? '')) && from_minute <= minute && minute < to_minute;
}

const at = (text: string) => new Date(text);
const anyHours = fc
  .record({
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    times: fc.uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 2, maxLength: 2 }),
  })
  .map(({ weekdays, times: [one = 0, other = 48] }) => {
    return { weekdays, from_minute: Math.min(one, other) * 30, to_minute: Math.max(one, other) * 30 };
  });
/** Any minute of some years and, as often, one near a change of the clock. */
const anyMinute = fc.oneof(
  fc.integer({ min: Date.UTC(2025, 0) / MINUTE, max: Date.UTC(2029, 0) / MINUTE }),
  fc
    .record({
      change: fc.constantFrom('2026-04-23T22:00Z', '2026-10-29T21:00Z', '2027-04-29T22:00Z', '2027-10-28T21:00Z'),
      minutes: fc.integer({ min: -2 * 1440, max: 2 * 1440 }),
    })
    .map(({ change, minutes }) => at(change).getTime() / MINUTE + minutes),
);

test('the team answers when the clock in Cairo shows its hours, else from the next minute that does', () => {
  fc.assert(
    fc.property(anyHours, anyMinute, fc.integer({ min: 0, max: MINUTE - 1 }), (hours, minute, ms) => {
      const now = new Date(minute * MINUTE + ms);
      const next = answersAt(hours, now);
      expect(isOpen(hours, now)).toBe(next === null);
      if (next === null) return;
      expect([next > now, isOpen(hours, next), isOpen(hours, new Date(next.getTime() - 1))]).toEqual([
        true,
        true,
        false,
      ]);
      for (let time = minute * MINUTE; time < next.getTime(); time += 30 * MINUTE)
        expect(isOpen(hours, new Date(time))).toBe(false);
    }),
  );
});

test.each([
  ['in the middle of Sunday', '2026-11-22T10:00:00Z', null],
  ['at nine', '2026-11-22T07:00:00Z', null],
  ['just before nine', '2026-11-22T06:59:59.999Z', '2026-11-22T07:00:00Z'],
  ['at nine in the evening', '2026-11-22T19:00:00Z', '2026-11-23T07:00:00Z'],
  ['on Thursday evening', '2026-11-26T20:00:00Z', '2026-11-29T07:00:00Z'],
  ['in the week in which summer time begins', '2026-04-23T19:00:00Z', '2026-04-26T06:00:00Z'],
  ['after the hour that is there twice', '2026-10-29T21:30:00Z', '2026-11-01T07:00:00Z'],
])('the default hours %s', (_, now, next) => {
  expect(answersAt(DEFAULT_SUPPORT_HOURS, at(now))).toEqual(next && at(next));
});

test('hours that summer time skips are closed until the week after, and those that it repeats open twice', () => {
  const skipped = { weekdays: [5], from_minute: 0, to_minute: 60 };
  expect(answersAt(skipped, at('2026-04-23T21:00:00Z'))).toEqual(at('2026-04-30T21:00:00Z'));
  const late = { weekdays: [4], from_minute: 1380, to_minute: 1410 };
  expect(answersAt(late, at('2026-10-29T20:10:00Z'))).toBeNull();
  expect(answersAt(late, at('2026-10-29T20:40:00Z'))).toEqual(at('2026-10-29T21:00:00Z'));
});

test('hours without a minute are a bug', () => {
  expect(() => answersAt({ weekdays: [], from_minute: 0, to_minute: 1440 }, at('2026-11-22T10:00Z'))).toThrow(
    RangeError,
  );
});

test('a session is greeted once, and each closed period is announced once', () => {
  fc.assert(
    fc.property(
      anyHours,
      anyMinute,
      fc.array(fc.nat({ max: WEEK }), { minLength: 1, maxLength: 30 }),
      (hours, minute, waits) => {
        const start = new Date(minute * MINUTE);
        const opened = autoReplies({ event: 'opened', hours, now: start, announced: null });
        expect(opened.map(({ line }) => line)).toEqual(
          isOpen(hours, start) ? ['greeting'] : ['greeting', 'outside_hours'],
        );
        let announced = opened.at(-1)?.answers_at ?? null;
        let now = start.getTime();
        for (const wait of waits) {
          now += wait;
          const replies = autoReplies({ event: 'written', hours, now: new Date(now), announced });
          const isAnnounced = isOpen(hours, new Date(now)) || (announced !== null && now < announced.getTime());
          expect(replies.map(({ line }) => line)).toEqual(isAnnounced ? [] : ['outside_hours']);
          announced = replies.at(-1)?.answers_at ?? announced;
        }
      },
    ),
  );
});

test('hours that have changed are announced again in the same closed period', () => {
  const now = at('2026-11-22T20:00:00Z');
  const announced = answersAt(DEFAULT_SUPPORT_HOURS, now);
  const hours = { ...DEFAULT_SUPPORT_HOURS, from_minute: 600 };
  expect(autoReplies({ event: 'written', hours, now, announced })).toEqual([
    { line: 'outside_hours', answers_at: at('2026-11-23T08:00:00Z') },
  ]);
});
