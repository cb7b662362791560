import { expect, test } from 'vitest';
import { isLeavingWord, smallPhoto } from './index.ts';

test('the word is understood in both languages, and nothing else is', () => {
  expect(['DELETE', ' delete ', 'حذف'].map(isLeavingWord)).toEqual([true, true, true]);
  expect(['', 'DELET', 'حذ', 'yes'].map(isLeavingWord)).toEqual([false, false, false, false]);
});

test('a photo of ours has a small one, one from elsewhere has not', () => {
  expect(smallPhoto('/files/0af3-512.webp')).toBe('/files/0af3-96.webp');
  expect(smallPhoto('https://photos.example/me-512.webp')).toBe('https://photos.example/me-512.webp');
  expect(smallPhoto('')).toBe('');
});
