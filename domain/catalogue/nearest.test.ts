import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, nearestArea, type Position } from './nearest.ts';

const maadi = { name: 'Maadi', middle: { latitude: 29.9602, longitude: 31.2569 } };
const zamalek = { name: 'Zamalek', middle: { latitude: 30.0626, longitude: 31.2197 } };
const smouha = { name: 'Smouha', middle: { latitude: 31.214, longitude: 29.943 } };
const unknown = { name: 'Unknown', middle: null };
const AREAS = [unknown, zamalek, maadi, smouha];

test('somebody is in the area whose middle is nearest', () => {
  expect(nearestArea(AREAS, { latitude: 29.97, longitude: 31.25 })).toBe(maadi);
  expect(nearestArea(AREAS, { latitude: 30.05, longitude: 31.21 })).toBe(zamalek);
  expect(nearestArea(AREAS, { latitude: 31.2, longitude: 29.95 })).toBe(smouha);
});

test('far from every area somebody is in none, and an area without a middle is never chosen', () => {
  expect(nearestArea(AREAS, { latitude: 25.69, longitude: 32.64 })).toBeNull();
  expect(nearestArea([unknown], { latitude: 29.97, longitude: 31.25 })).toBeNull();
  expect(nearestArea([], { latitude: 29.97, longitude: 31.25 })).toBeNull();
});

test('from Maadi to Smouha it is 188 kilometres', () => {
  expect(Math.round(distanceKm(maadi.middle, smouha.middle))).toBe(188);
});

const position: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a distance is the same in both ways, never negative, and at most half around the earth', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      const km = distanceKm(one, other);
      expect(km).toBeCloseTo(distanceKm(other, one), 6);
      expect(km).toBeGreaterThanOrEqual(0);
      expect(km).toBeLessThanOrEqual(20_016);
    }),
  );
});
