import { openPool } from './db.ts';
import { expect, test } from 'vitest';
import { statement } from './statements.ts';

const first = openPool('postgres://nobody@localhost/none', 1);
const second = openPool('postgres://nobody@localhost/none', 1);

test('a statement is built once per database and combination of given values, and gets only the given values', async () => {
  const built: string[] = [];
  const find = statement<{ slug: string; tab?: string | undefined }>()((_db, isGiven) => {
    built.push(isGiven('tab') ? 'with tab' : 'without tab');
    return { execute: async (values) => values };
  });
  expect(await find(first, { slug: 'a' })).toEqual({ slug: 'a' });
  expect(await find(first, { slug: 'b', tab: undefined })).toEqual({ slug: 'b' });
  expect(await find(first, { slug: 'b', tab: 'trusted' })).toEqual({ slug: 'b', tab: 'trusted' });
  expect(built).toEqual(['without tab', 'with tab']);
  await find(second, { slug: 'a' });
  expect(built).toHaveLength(3);
});

test('an instant is passed as text, because a placeholder has no column that encodes it', async () => {
  const find = statement<{ now: Date }>()(() => ({ execute: async (values) => values }));
  const now = new Date('2026-11-22T10:00:00.000Z');
  expect(await find(first, { now })).toEqual({ now: '2026-11-22T10:00:00.000Z' });
});
