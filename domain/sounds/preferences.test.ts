import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEW_SOUND_PREFERENCES, SOUND_KINDS, SOUND_NAMES, soundPreferencesOf, volumeOf } from './index.ts';

const preferences = fc.record({
  enabled: fc.boolean(),
  bookingNotifications: fc.boolean(),
  messageNotifications: fc.boolean(),
  adminMessages: fc.boolean(),
  providerMessages: fc.boolean(),
  toastNotifications: fc.boolean(),
  volume: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
});

test('a browser without preferences is at 0.7, new ones start at 0.5, and toasts are silent in both', () => {
  expect(soundPreferencesOf(null)).toEqual({ ...NEW_SOUND_PREFERENCES, volume: 0.7 });
  expect(soundPreferencesOf('{}')).toEqual({ ...NEW_SOUND_PREFERENCES, volume: 0.5 });
  expect(NEW_SOUND_PREFERENCES.toastNotifications).toBe(false);
});

test('stored preferences are read back, and what is damaged never breaks them', () => {
  fc.assert(
    fc.property(preferences, (stored) => {
      expect(soundPreferencesOf(JSON.stringify(stored))).toEqual(stored);
    }),
  );
  const damaged = fc.record(
    Object.fromEntries(Object.keys(NEW_SOUND_PREFERENCES).map((name) => [name, fc.jsonValue()])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        damaged.map((each) => JSON.stringify(each)),
      ),
      (stored) => {
        const { volume, ...switches } = soundPreferencesOf(stored);
        expect(volume).toBeGreaterThanOrEqual(0);
        expect(volume).toBeLessThanOrEqual(1);
        expect(Object.keys(switches).toSorted()).toEqual(['enabled', ...SOUND_KINDS].toSorted());
        expect(Object.values(switches).every((isOn) => typeof isOn === 'boolean')).toBe(true);
      },
    ),
  );
});

test('each sound has one switch beside that of all, and plays at the volume or not at all', () => {
  fc.assert(
    fc.property(preferences, (some) => {
      for (const sound of SOUND_NAMES) expect([0, some.volume]).toContain(volumeOf(sound, some));
    }),
  );
  const all = { ...NEW_SOUND_PREFERENCES, toastNotifications: true };
  for (const sound of SOUND_NAMES) {
    expect(volumeOf(sound, { ...all, enabled: false })).toBe(0);
    expect(SOUND_KINDS.filter((kind) => volumeOf(sound, { ...all, [kind]: false }) === 0)).toHaveLength(1);
  }
  for (const kind of SOUND_KINDS)
    expect(
      SOUND_NAMES.some((sound) => volumeOf(sound, { ...all, [kind]: false }) === 0),
      kind,
    ).toBe(true);
});
