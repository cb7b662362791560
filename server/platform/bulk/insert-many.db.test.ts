import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { insertMany } from './insert-many.ts';
import { instant } from '../columns.ts';
import { openPool } from '../db.ts';

const samples = pgTable('samples', {
  name_of_it: text('name').notNull(),
  words: text('words').array(),
  data: jsonb('data'),
  price: numeric('price', { precision: 12, scale: 2 }),
  at: instant('at'),
  is_new: boolean('is_new').notNull().default(true),
  count: integer('count').notNull().default(7),
});

test('many rows are stored as one by one, with defaults for what they do not name', async () => {
  const pool = openPool(inject('postgresUrl'), 1);
  onTestFinished(() => pool.end());
  await pool.execute(sql`create temporary table samples (name text not null, words text[], data jsonb,
    price numeric(12, 2), at timestamptz(3), is_new boolean not null default true, count integer not null default 7)`);
  const rows = [
    {
      name_of_it: `it's "quoted" \\ «عربي»\n`,
      words: ['one', '', 'with, comma', '{braces}', 'NULL'],
      data: { deep: ['{', null, 1.5] },
      price: '1234567890.10',
      at: new Date('2026-03-27T22:30:00.123Z'),
      is_new: false,
      count: 0,
    },
    { name_of_it: 'nothing', words: [], data: null, price: null, at: null },
    { name_of_it: 'little' },
    ...Array.from({ length: 4500 }, (_, count) => ({ name_of_it: 'many', count })),
  ];
  await pool.insert(samples).values(rows.slice(0, 3));
  const oneByOne = await pool.select().from(samples);
  await pool.execute(sql`truncate samples`);
  await insertMany(pool, samples, rows);
  const stored = await pool.select().from(samples);
  expect(stored.filter(({ name_of_it }) => name_of_it !== 'many')).toEqual(oneByOne);
  expect(stored.flatMap((row) => (row.name_of_it === 'many' ? [row.count] : []))).toEqual(
    Array.from({ length: 4500 }, (_, count) => count),
  );
});
