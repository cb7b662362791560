import { expect, test } from 'vitest';
import { nameKeys } from './index.ts';

const joined = (name: string) => nameKeys(name)?.joined;

test.each([
  [['سلمى', 'Salma', 'salmah']],
  [['عبد الرحمن', 'Abdel Rahman', 'abdelrahman', 'Abd El-Rahman', 'عبدالرحمن']],
  [['محمد', 'Mohamed', 'Mohammed', 'Muhammad']],
  [['يوسف جمال', 'Youssef Gamal', 'Yusuf Jamal']],
  [['خالد شوقي', 'Khaled Shawky', 'Khalid Shawqi']],
  [['سارة الصاوى', 'Sara El Sawy', 'Sarah Elsawi']],
  [['فاطمة عبد العزيز', 'Fatma Abdelaziz', 'Fatima Abdul Aziz']],
])('%j have the same key', (names) => {
  expect(new Set(names.map(joined)).size).toBe(1);
});

test('a short key is compared with whole words, and is not joined to one', () => {
  expect(nameKeys('علي')).toEqual({ words: ['% L %'], joined: null });
  expect(nameKeys('Ali Hassan')).toEqual({ words: ['% L %', '%HSN%'], joined: '%LHSN%' });
});

test('a word without consonants, a number and an empty text have no key', () => {
  expect([nameKeys('آية'), nameKeys('Salma 2'), nameKeys(''), nameKeys('آية حسن')]).toEqual([null, null, null, null]);
});
