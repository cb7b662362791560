import { expect, test } from 'vitest';
import { improvementsOf } from './improvements.ts';

const COMPLETE = {
  has_hours: true,
  supports_in_person: true,
  has_areas: true,
  is_bookable: true,
  has_payout_details: true,
  has_photo: true,
  cards: [{ id: 'a', has_photo: true }],
};
const kinds = (change: Partial<typeof COMPLETE>) => improvementsOf({ ...COMPLETE, ...change }).map(({ kind }) => kind);

test('a complete profile lacks nothing, an empty one everything, the most important first', () => {
  expect(improvementsOf(COMPLETE)).toEqual([]);
  expect(kinds({ has_hours: false, has_areas: false, has_payout_details: false, has_photo: false, cards: [] })).toEqual(
    ['hours', 'areas', 'card', 'payout', 'photo'],
  );
});

test('free time is missing where nobody can book for no other reason', () => {
  expect(kinds({ is_bookable: false })).toEqual(['free_time']);
  expect(kinds({ is_bookable: false, has_hours: false })).toEqual(['hours']);
  expect(kinds({ is_bookable: false, has_areas: false, supports_in_person: false })).toEqual(['free_time']);
});

test('only who works in person needs areas', () => {
  expect(kinds({ has_areas: false, supports_in_person: false })).toEqual([]);
});

test('the first card without a photo is named', () => {
  const cards = ['a', 'b', 'c'].map((id) => ({ id, has_photo: id === 'a' }));
  expect(improvementsOf({ ...COMPLETE, cards })).toEqual([{ kind: 'card_photos', card_id: 'b' }]);
});
