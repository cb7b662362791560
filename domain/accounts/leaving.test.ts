import { expect, test } from 'vitest';
import { isLeavingWord, smallPhoto } from './index.ts';

test('only the word of either language confirms a deletion', () => {
  expect(['DELETE', ' delete ', 'حذف'].map(isLeavingWord)).toEqual([true, true, true]);
  expect(['', 'DELET', 'حذ', 'yes'].map(isLeavingWord)).toEqual([false, false, false, false]);
});

test('stored photos have a small size, photos of other sites have not', () => {
  expect(smallPhoto('/files/0af3-512.webp')).toBe('/files/0af3-96.webp');
  expect(smallPhoto('https://photos.example/me-512.webp')).toBe('https://photos.example/me-512.webp');
  expect(smallPhoto('')).toBe('');
});
