import { expect, test } from 'vitest';
import { WebAddress } from './lists.ts';

test('an address that a browser opens is one of the web', () => {
  const isAddress = (text: string) => WebAddress.safeParse(text).success;
  expect(['https://pay.example/c/1', 'http://localhost:3001/checkout'].map(isAddress)).toEqual([true, true]);
  for (const other of ['javascript:alert(1)', 'data:text/html,x', 'blob:https://a.example/1', '//evil.example', ''])
    expect(isAddress(other), other).toBe(false);
});
