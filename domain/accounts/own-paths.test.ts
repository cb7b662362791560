import { expect, test } from 'vitest';
import { isOwnPath } from './own-paths.ts';

test.each(['/dashboard', '/ar/profile?tab=1#x', '/', '/a//b'])('%s is a path of this site', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  'dashboard',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\t/',
  '/.//evil.example',
  '/a/..//evil.example',
])('%j is not a path of this site', (path) => {
  expect(isOwnPath(path)).toBe(false);
});
