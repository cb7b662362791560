import { expect, test } from 'vitest';
import { wayTo } from './way-to.ts';

test('the way leads to the whole address, whatever customers have written into it', () => {
  const written = '12 Road 9,\nthird floor & "roof"?x=1#y';
  const url = new URL(wayTo(written, 'المعادي'));
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    api: '1',
    destination: '12 Road 9, third floor & "roof"?x=1#y, المعادي, Egypt',
  });
  expect(url.hash).toBe('');
});

test('an address without an area is enough', () => {
  expect(new URL(wayTo('12 Road 9', null)).searchParams.get('destination')).toBe('12 Road 9, Egypt');
});
