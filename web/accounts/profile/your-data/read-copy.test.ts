import { expect, test } from 'vitest';
import { readCopy, textOf } from './read-copy.ts';

test('a copy is read table by table, and what is no copy has none', () => {
  const rows = [{ id: 1 }, { id: 2 }];
  expect(
    readCopy({ data: { 'public.bookings': rows, odd: 'text', mixed: [null, { id: 3 }] }, complete: true }),
  ).toEqual({
    'public.bookings': rows,
    odd: [],
    mixed: [{ id: 3 }],
  });
  for (const nothing of [null, 'text', [], { data: [] }, {}]) expect(readCopy(nothing)).toEqual({});
});

test('a value is that of the first column that has one', () => {
  const row = { title_ar: '', title: 'Oud lessons', total_amount: 450, data: {} };
  expect(textOf(row, ['title_ar', 'title'])).toBe('Oud lessons');
  expect(textOf(row, ['total_amount'])).toBe('450');
  expect(textOf(row, ['data', 'none'])).toBe('');
});
