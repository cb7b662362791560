import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cairoMinute, LANGUAGES } from '../market/index.ts';
import {
  changedPreferences,
  CHANNELS,
  channelChoices,
  channelsFor,
  DEFAULT_PREFERENCES,
  isAgreedTo,
  isWanted,
  mailDueAt,
  LIVE_BEFORE_MS,
  NOTIFICATION_GROUPS,
  NOTIFICATION_TYPES,
  NOTIFICATIONS,
  type NotificationKind,
  preferencesOf,
  QUIET_HOURS,
  type SomePreferences,
} from './index.ts';

const choices = fc.record({ toast: fc.boolean(), email: fc.boolean(), push: fc.boolean(), sound: fc.boolean() });
const preferences = fc.record({
  push_enabled: fc.boolean(),
  sound_enabled: fc.boolean(),
  selected_sound: fc.constant('notification_1' as const),
  email_enabled: fc.boolean(),
  text_enabled: fc.boolean(),
  text_language: fc.constantFrom(...LANGUAGES),
  offers_enabled: fc.boolean(),
  quiet_hours: fc.boolean(),
  groups: fc.record({
    bookings: choices,
    money: choices,
    messages: choices,
    account: choices,
    favourites: choices,
    news: choices,
  }),
});
const day = { min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true };
const cases = [fc.constantFrom(...NOTIFICATION_TYPES), preferences, fc.date(day)] as const;
const inDays = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);
const isQuiet = (now: Date) => cairoMinute(now) >= QUIET_HOURS.from * 60 || cairoMinute(now) < QUIET_HOURS.until * 60;

const NIGHT = new Date('2026-11-22T21:00:00Z');
const at = (text: string, type: NotificationKind, startsAt: string | null = null) =>
  channelsFor({ type, starts_at: startsAt === null ? null : new Date(startsAt) }, DEFAULT_PREFERENCES, new Date(text));

test('a channel that is off, as a whole or for the group, is never used, except for mails that are always sent', () => {
  fc.assert(
    fc.property(...cases, (type, wanted, now) => {
      const { group, mail } = NOTIFICATIONS[type];
      const used = channelsFor({ type, starts_at: inDays(now, 3) }, wanted, now);
      for (const channel of CHANNELS)
        if (!wanted.groups[group][channel] && !(channel === 'email' && mail === 'always'))
          expect(used).not.toContain(channel);
      if (!wanted.push_enabled) expect(used).not.toContain('push');
      if (!wanted.sound_enabled) expect(used).not.toContain('sound');
      if (!wanted.email_enabled && mail !== 'always') expect(used).not.toContain('email');
      if (mail === 'always') expect(used).toContain('email');
      if (mail === 'never') expect(used).not.toContain('email');
    }),
  );
});

test('at night neither push nor sound rings, except for money and live jobs; toasts and mails are as by day', () => {
  fc.assert(
    fc.property(...cases, fc.boolean(), (type, wanted, now, isLive) => {
      const starts_at = isLive ? new Date(now.getTime() + LIVE_BEFORE_MS) : inDays(now, 3);
      const used = channelsFor({ type, starts_at }, wanted, now);
      const awake = channelsFor({ type, starts_at }, { ...wanted, quiet_hours: false }, now);
      const mayWait = wanted.quiet_hours && NOTIFICATIONS[type].group !== 'money' && !isLive && type !== 'promotion';
      const waits = mayWait && isQuiet(now);
      expect(used).toEqual(waits ? awake.filter((channel) => channel === 'toast' || channel === 'email') : awake);
    }),
  );
});

test('an offer never rings at night, and reaches only who has agreed to offers', () => {
  const awake = { ...DEFAULT_PREFERENCES, quiet_hours: false };
  const used = (now: Date) => channelsFor({ type: 'promotion', starts_at: null }, awake, now);
  expect(used(NIGHT)).toEqual(['toast', 'email']);
  expect(used(new Date('2026-11-22T10:00:00Z'))).toEqual(['toast', 'email', 'push', 'sound']);
  expect(isAgreedTo('promotion', DEFAULT_PREFERENCES)).toBe(false);
  expect(isAgreedTo('promotion', { offers_enabled: true })).toBe(true);
  expect(isAgreedTo('update', DEFAULT_PREFERENCES)).toBe(true);
});

test('the mail of an offer waits for the end of the night; no other mail and no offer by day waits', () => {
  const due = (type: NotificationKind, text: string) => mailDueAt(type, new Date(text)).toISOString();
  expect(due('promotion', '2026-11-22T21:00:00.000Z')).toBe('2026-11-23T06:00:00.000Z');
  expect(due('promotion', '2026-11-22T23:30:00.000Z')).toBe('2026-11-23T06:00:00.000Z');
  expect(due('promotion', '2026-11-23T06:00:00.000Z')).toBe('2026-11-23T06:00:00.000Z');
  expect(due('booking_confirmed', '2026-11-22T21:00:00.000Z')).toBe('2026-11-22T21:00:00.000Z');
});

test('the night begins at 22:00 and ends at 8:00 in Cairo, in winter and in summer', () => {
  const rings = (text: string) => at(text, 'booking_confirmed').includes('sound');
  expect(
    ['2026-11-22T19:59:59Z', '2026-11-22T20:00:00Z', '2026-11-23T05:59:59Z', '2026-11-23T06:00:00Z'].map(rings),
  ).toEqual([true, false, false, true]);
  expect(
    ['2026-07-01T18:59:59Z', '2026-07-01T19:00:00Z', '2026-07-02T04:59:59Z', '2026-07-02T05:00:00Z'].map(rings),
  ).toEqual([true, false, false, true]);
});

test('a job is live from two hours before its start; money and a job under way ring at night', () => {
  const night = NIGHT.toISOString();
  expect(at(night, 'job_cancelled', '2026-11-22T23:00:00Z')).toContain('push');
  expect(at(night, 'job_cancelled', '2026-11-22T23:00:01Z')).not.toContain('push');
  expect(at(night, 'booking_completed', '2026-11-22T18:00:00Z')).toContain('sound');
  expect(at(night, 'refund_issued')).toEqual(['toast', 'email', 'push', 'sound']);
  expect(at(night, 'provider_approved')).toEqual(['toast', 'email']);
});

test('what a person sees as their choices is what happens, and they cannot change what is off for all or always comes', () => {
  fc.assert(
    fc.property(...cases, (type, wanted, now) => {
      if (type === 'promotion' && isQuiet(now)) return;
      const used = channelsFor({ type, starts_at: null }, { ...wanted, quiet_hours: false }, now);
      const { group, mail } = NOTIFICATIONS[type];
      const shown = channelChoices(wanted).filter((choice) => choice.group === group);
      for (const { channel, isOn } of shown)
        if (channel !== 'email') expect(used.includes(channel)).toBe(isOn);
        else if (mail !== 'never') expect(used.includes(channel)).toBe(isOn || mail === 'always');
      expect(used.filter((channel) => shown.every((choice) => choice.channel !== channel))).toEqual([]);
    }),
  );
  const count = (wanted: SomePreferences) => {
    const all = channelChoices(preferencesOf(wanted));
    return [all.length, all.filter(({ isOn }) => isOn).length, all.filter(({ isFixed }) => isFixed).length];
  };
  expect(count({})).toEqual([23, 23, 2]);
  expect(count({ groups: { money: { email: false, push: false } } })).toEqual([23, 22, 2]);
  expect(count({ push_enabled: false, email_enabled: false })).toEqual([23, 14, 11]);
});

test('stored preferences are completed, and a change leaves what it omits, also within a group', () => {
  expect(preferencesOf({})).toEqual(DEFAULT_PREFERENCES);
  const stored = preferencesOf({ push_enabled: false, groups: { money: { push: false } } });
  expect(stored.groups.money).toEqual({ toast: true, email: true, push: false, sound: true });
  const after = changedPreferences(stored, { push_enabled: undefined, groups: { money: { toast: false } } });
  expect([after.push_enabled, after.groups.money]).toEqual([
    false,
    { toast: false, email: true, push: false, sound: true },
  ]);
  for (const group of NOTIFICATION_GROUPS.filter((name) => name !== 'money'))
    expect(after.groups[group]).toEqual(DEFAULT_PREFERENCES.groups[group]);
});

test('of saved providers a person hears nothing where every channel is off; the list has everything else', () => {
  const none = { toast: false, push: false, sound: false };
  const off = preferencesOf({ groups: { favourites: none, news: none, bookings: none } });
  expect(isWanted('favourite_free', off)).toBe(false);
  expect((['update', 'booking_confirmed'] as const).map((type) => isWanted(type, off))).toEqual([true, true]);
  expect(isWanted('favourite_free', preferencesOf({ groups: { favourites: { ...none, push: true } } }))).toBe(true);
});
