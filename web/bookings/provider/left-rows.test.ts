import { expect, test } from 'vitest';
import { withLeftRows } from './left-rows.ts';

const items = (ids: string) => [...ids].map((id) => ({ id }));
const rowsOf = (ids: string) => withLeftRows([], items(ids));
/** The ids in their order; those that left are in brackets. */
const shown = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ item, left }) => (left ? `(${item.id})` : item.id)).join('');

test('rows that leave a list stay in their place, whatever is added', () => {
  expect(shown(withLeftRows(rowsOf('abc'), items('bc')))).toBe('(a)bc');
  expect(shown(withLeftRows(rowsOf('abc'), items('nac')))).toBe('na(b)c');
  expect(shown(withLeftRows(rowsOf('abc'), items('nco')))).toBe('(a)(b)nco');
  expect(shown(withLeftRows(rowsOf('abc'), []))).toBe('(a)(b)(c)');
  expect(shown(withLeftRows(withLeftRows(rowsOf('abc'), items('ac')), items('c')))).toBe('(a)(b)c');
});

test('a row that returns to a list is in it again', () => {
  expect(shown(withLeftRows(withLeftRows(rowsOf('ab'), items('b')), items('ba')))).toBe('ba');
});
