import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCKS, withLockNumbers } from './locks.ts';

const isTest = (file: string) => /\.(test|trial)\.ts$|^testing\//.test(file);
const files = globSync('**/*.{ts,sql}', {
  cwd: import.meta.dirname,
  exclude: ['node_modules/**', 'dist/**', 'migrations/**'],
})
  .filter((file) => file !== 'locks.ts' && !isTest(file))
  .map((file) => ({ file, text: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }));

/**
 * The calls of advisory locks in a text, with the name of the lock; `undefined` where the call has another first key.
 */
function locksIn(text: string): (string | undefined)[] {
  const calls = text.matchAll(/pg_(?:try_)?advisory_\w+(?<key>\([^,)]*)?/g);
  return Array.from(calls, ({ groups }) => {
    const [, name] = /^\((?:\$\{LOCKS(?:\.|\[')|')(?<name>[\w ]+)/.exec(groups?.['key'] ?? '') ?? [];
    return name !== undefined && name in LOCKS ? name : undefined;
  });
}

test('every advisory lock is used by a name of the register, and each name in one room', () => {
  const rooms = new Map<string, Set<string>>();
  for (const { file, text } of files)
    for (const name of locksIn(text)) {
      expect(name, `${file} uses an advisory lock that is not in server/locks.ts`).toBeDefined();
      rooms.set(name ?? '', (rooms.get(name ?? '') ?? new Set()).add(file.split('/')[0] ?? ''));
    }
  expect([...rooms.keys()].toSorted()).toEqual(Object.keys(LOCKS).toSorted());
  for (const [name, used] of rooms) expect([...used], `the lock ${name}`).toHaveLength(1);
});

test('no two locks have the same number', () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a number, another expression and an unknown name are found', () => {
  for (const call of [
    'pg_advisory_xact_lock(4720103)',
    'pg_advisory_lock($1)',
    "pg_try_advisory_lock('unknown')",
    'pg_advisory_lock',
  ])
    expect(locksIn(call), call).toEqual([undefined]);
  expect(locksIn("pg_advisory_xact_lock('figures') pg_advisory_lock(${LOCKS.relay}, 1)")).toEqual(['figures', 'relay']);
});

test('rules get the number of a named lock, and no unknown name', () => {
  expect(withLockNumbers("SELECT pg_advisory_xact_lock_shared('catalogue', 1)")).toBe(
    `SELECT pg_advisory_xact_lock_shared(${LOCKS.catalogue}, 1)`,
  );
  expect(() => withLockNumbers("pg_advisory_xact_lock('figure')")).toThrow('figure');
});
