import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ServicePage } from '@hirfa/contract/discovery';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CatalogueFile } from '../../catalogue/index.ts';
import { ask } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';
import { scratchFolder } from '../../testing/scratch.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const PROGRAM = fileURLToPath(new URL('import-catalogue.ts', import.meta.url));
const STARTING = fileURLToPath(new URL('../../../docs/catalogue.json', import.meta.url));
const starting = (): CatalogueFile => JSON.parse(readFileSync(STARTING, 'utf8'));

async function run(args: string[], databaseUrl: string | null = product.databaseUrl) {
  const env = { PATH: process.env.PATH, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const child = spawn(process.execPath, [PROGRAM, ...args], { env });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { output, errors, code };
}

let files = 0;
function importText(content: string) {
  files += 1;
  const path = join(scratchFolder('catalogue'), `${files}.json`);
  writeFileSync(path, content);
  return run([path]);
}
const importFile = (file: object) => importText(JSON.stringify(file));

async function items(path: string) {
  const { body } = await ask(product, 'GET', path);
  return (body as { items: { slug: string; name_en: string }[] }).items;
}

test('the starting catalogue fills an empty database in the order of the file, and a second run changes nothing', async () => {
  const file = starting();
  expect(await run([STARTING])).toEqual({
    code: 0,
    errors: '',
    output:
      'categories: 14 added, 0 changed, 0 unchanged\nservices: 40 added, 0 changed, 0 unchanged\nareas: 60 added, 0 changed, 0 unchanged\n',
  });
  expect((await items('/api/v1/categories')).map(({ slug }) => slug)).toEqual(file.categories.map(({ slug }) => slug));
  const areas = await items('/api/v1/service-areas');
  expect(areas.map((area) => area.name_en)).toEqual(file.areas.map((area) => area.name_en));
  const { category_slug, trade_words: _, ...pottery } = file.services[0] ?? expect.fail();
  const page = ServicePage.parse((await ask(product, 'GET', `/api/v1/services/${pottery.slug}`)).body);
  expect(page).toMatchObject({ ...pottery, category: { slug: category_slug } });
  const found = await items(`/api/v1/services?q=${encodeURIComponent('سباك')}`);
  expect(found.length).toBeGreaterThan(0);

  const ids = () => product.owner.execute(sql`select id, created_at from services order by slug`);
  const before = await ids();
  expect((await run([STARTING])).output).toBe(
    'categories: 0 added, 0 changed, 14 unchanged\nservices: 0 added, 0 changed, 40 unchanged\nareas: 0 added, 0 changed, 60 unchanged\n',
  );
  expect(await ids()).toEqual(before);
});

test('a later file adds and changes, keeps what it does not have, and offers follow their service', async () => {
  await run([STARTING]);
  const world = createWorld(product.owner, product.clock.now);
  const [pottery] = await product.owner.execute<{ id: string }>(
    sql`select id from services where slug = 'pottery-for-beginners'`,
  );
  const provider = await world.provider({ slug: 'arts-crafts' });
  const titles = { title_en: 'Pottery for beginners', title_ar: 'الفخار للمبتدئين' };
  const card = await world.card(
    provider,
    { slug: 'arts-crafts' },
    { service_id: pottery?.id ?? null, ...titles, base_price: '250.00' },
  );
  const { categories, services, areas } = starting();
  const moved = services
    .filter(({ slug }) => slug !== 'oud-lessons')
    .map((service) =>
      service.slug === 'pottery-for-beginners'
        ? { ...service, category_slug: 'workshops', title_en: 'First steps in pottery' }
        : service,
    );
  const [first, second, ...rest] = areas;
  const workshops = { ...categories[0], slug: 'workshops', name_en: 'Workshops', name_ar: 'ورش' };
  const changed = await importFile({
    categories: [workshops, ...categories],
    services: moved,
    areas: [second, first, ...rest.slice(1)],
  });
  expect(changed).toMatchObject({ code: 0, errors: '' });
  expect(changed.output).toBe(`categories: 1 added, 14 changed, 0 unchanged
services: 0 added, 1 changed, 38 unchanged
  not in the file, and kept: oud-lessons
areas: 0 added, 59 changed, 0 unchanged
  not in the file, and kept: nasr-city
`);
  expect(
    (await items('/api/v1/categories')).slice(0, 2).map(({ slug, ...category }) => [slug, category]),
  ).toMatchObject([
    ['workshops', { provider_count: 1 }],
    ['arts-crafts', { provider_count: 0 }],
  ]);
  const [stored] = await product.owner.execute(
    sql`select category_slug, title_en, title_ar from service_cards where id = ${card.id}`,
  );
  expect(stored).toEqual({ category_slug: 'workshops', title_en: 'First steps in pottery', title_ar: titles.title_ar });
});

test('every mistake is printed with its place, and nothing is imported', async () => {
  const { categories, services, areas } = starting();
  const [category, service, area] = [categories[0], services[0], areas[0]];
  const refused = await importFile({
    categories: [{ ...category, slug: 'Not a slug', name_ar: '' }],
    services: [{ ...service, duration_minutes: '60', colour: 'red' }],
    areas: [{ ...area, city: 'aswan', name_en: 'a\u202eb' }, null],
  });
  expect(refused).toMatchObject({ code: 1, output: '' });
  const places = refused.errors.split('\n').map((line) => line.trim().split(': ')[0]);
  expect(places.slice(1, -1)).toEqual([
    'categories.0.slug',
    'categories.0.name_ar',
    'services.0.duration_minutes',
    'services.0',
    'areas.0.city',
    'areas.0.name_en',
    'areas.1',
  ]);
  const crossed = await importFile({
    categories: [
      { ...category, slug: 'new-one' },
      { ...category, slug: 'new-one' },
    ],
    services: [{ ...service, category_slug: 'gone', supports_online: false, supports_in_person: false }],
    areas,
  });
  expect(crossed.errors).toContain('categories.1.slug: "new-one" is in the file twice');
  expect(crossed.errors).toContain('services.0.category_slug: No category of the file has the slug "gone"');
  expect(crossed.errors).toContain('services.0.supports_in_person: A service is done online, in person, or both');
  expect((await items('/api/v1/categories')).map(({ slug }) => slug)).not.toContain('new-one');
});

test('half a file is refused', async () => {
  const whole = readFileSync(STARTING, 'utf8');
  const half = await importText(whole.slice(0, whole.length / 2));
  expect(half).toMatchObject({ code: 1, errors: expect.stringContaining('the file is no complete JSON') });
  const { categories, services } = starting();
  expect((await importFile({ categories, services })).errors).toContain('areas: ');
  expect((await importFile({ categories, services, areas: [] })).errors).toContain('areas: ');
});

test('a file from before a slug was changed on the screens changes the same entry, which keeps its new slug', async () => {
  const file = starting();
  await importFile(file);
  const [first] = file.services;
  await product.owner.execute(sql`update services set slug = 'another-slug' where slug = ${first?.slug}`);
  const { code, output } = await importFile(file);
  expect([code, output]).toEqual([0, expect.stringMatching(/services: 0 added, 0 changed, 40 unchanged/)]);
  const page = ServicePage.parse((await ask(product, 'GET', `/api/v1/services/${first?.slug}`)).body);
  expect(page).toMatchObject({ slug: 'another-slug', title_en: first?.title_en });
});

test('a call without a file, a database or tables says what to do', async () => {
  expect(await run([])).toMatchObject({ code: 1, errors: expect.stringContaining('Give the file') });
  expect(await run(['/no/such/file.json'])).toMatchObject({ code: 1, errors: expect.stringContaining('ENOENT') });
  expect(await run([STARTING], null)).toMatchObject({ code: 1 });
  await product.owner.execute(sql`create database without_tables`);
  const url = new URL(product.databaseUrl);
  url.pathname = '/without_tables';
  expect(await run([STARTING], url.href)).toMatchObject({ code: 1, errors: expect.stringContaining('no tables yet') });
});
