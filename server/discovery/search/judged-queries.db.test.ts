import { SearchMeaning } from '@hirfa/contract/discovery';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { read } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct('demo');

/** What people type with the right first results: written before the search was built, without knowing it. */
const QUERIES = readFileSync(join(import.meta.dirname, 'judged-queries.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [language = '', q = '', area = '', first = ''] = line.split('\t');
    return { language, q, area, first: first.split('|') };
  });

const LEAST_RIGHT = 0.95;

async function answerTo(q: string) {
  const { suggestions, area } = await read(product, `/api/v1/suggestions?q=${encodeURIComponent(q)}`, SearchMeaning);
  const [first] = suggestions;
  if (first?.kind === 'category') return { first: `category:${first.category.slug}`, area: area?.id };
  return { first: first?.kind === 'service' ? `service:${first.service.slug}` : 'none', area: area?.id };
}

test.each(['en', 'ar', 'franco'])(
  'at least 95 of 100 searches in "%s" have the right first result',
  async (language) => {
    const asked = QUERIES.filter((query) => query.language === language);
    expect(asked.length).toBeGreaterThanOrEqual(60);
    const wrong: string[] = [];
    for (const { q, first } of asked) {
      const answer = await answerTo(q);
      if (!first.includes(answer.first)) wrong.push(`${q}: ${answer.first}, not ${first.join(' or ')}`);
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(Math.floor(asked.length * (1 - LEAST_RIGHT)));
  },
);

test('at least 95 of 100 areas in searches are understood, and no area is seen where none is', async () => {
  const rows = await product.owner.execute<{ id: string; slug: string }>(sql`select id, slug from service_areas`);
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const wrong: string[] = [];
  for (const { q, area } of QUERIES) {
    const id = (await answerTo(q)).area;
    const found = id === undefined ? '' : (slugs.get(id) ?? '');
    if (found !== area) wrong.push(`${q}: "${found}", not "${area}"`);
  }
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1);
});
