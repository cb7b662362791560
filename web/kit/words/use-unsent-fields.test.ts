import { expect, test } from 'vitest';
import { readFields } from './use-unsent-fields.ts';

const first = { title: 'News', text: '' };

test('what was written is there again; what does not fit is as it was first', () => {
  expect(readFields(JSON.stringify({ title: 'Offer', text: 'Ten percent' }), first)).toEqual({
    title: 'Offer',
    text: 'Ten percent',
  });
  expect(readFields(JSON.stringify({ title: '', text: 7, other: 'x' }), first)).toEqual({ title: '', text: '' });
  for (const stored of ['', '{', 'null', '[1]', '"words"']) expect(readFields(stored, first)).toEqual(first);
});
