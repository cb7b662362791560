import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CALL_LIST, callList } from './call-list.ts';

test('the list of calls is that of the contract (npm run calls writes it)', () => {
  expect(readFileSync(CALL_LIST, 'utf8')).toBe(callList());
});

/** The beginnings of the last column of the guide's first table, and whom they mean. */
const WORDS: readonly [words: string, who: string | undefined][] = [
  ['admins', 'admins'],
  ['anybody', 'anybody'],
  ['the person', 'signed-in people'],
  ['the holder', 'anybody'],
];

test('the guide says of who may make a call what the contract says', () => {
  const guide = readFileSync(new URL('../docs/guides/calls.md', import.meta.url), 'utf8');
  const rows = [...callList().matchAll(/^\| `\w+` \| `([A-Z]+ [^`]+)` \| ([^|]+) \|/gm)];
  const whoOf = new Map(rows.map(([, call = '', who]) => [call, who]));
  const wrong = guide.split('\n').flatMap((line) => {
    const last = line.replace(/ \|$/, '').split(' | ').at(-1) ?? '';
    const who = WORDS.find(([words]) => last === words)?.[1];
    const calls = [...line.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`?]+)/g)].map(([, call = '']) => call);
    return who === undefined ? [] : calls.filter((call) => whoOf.has(call) && whoOf.get(call) !== who);
  });
  expect(rows.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});
