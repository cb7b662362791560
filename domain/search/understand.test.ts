import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { understand } from './index.ts';
import { compareRanks } from './ranking.ts';
import { buildVocabulary, type SearchEntry, type SearchWorld } from './vocabulary.ts';

const category = (key: string, names: string[], trade = ''): SearchEntry => ({
  kind: 'category',
  key,
  names,
  texts: { trade },
  popularity: 20,
});
const service = (key: string, of: SearchEntry, names: string[], trade = '', text = ''): SearchEntry => ({
  kind: 'service',
  key,
  category: of.key,
  names,
  texts: { trade, categoryName: of.names.join(' '), category: of.texts.trade, text },
  popularity: 10,
});
const area = (key: string, ...names: string[]): SearchEntry => ({ kind: 'area', key, names, texts: {}, popularity: 0 });

const plumbing = category('plumbing', ['Plumbing', 'سباكة'], 'plumber سباك مواسير');
const painting = category('painting', ['Painting', 'دهانات'], 'painter paint نقاش');
const music = category('music', ['Music', 'موسيقى'], 'musician عازف sports');
const offers = [
  plumbing,
  painting,
  music,
  service('leak', plumbing, ['Leak repair', 'إصلاح تسريب المياه'], 'tap dripping حنفية بتنقط'),
  service('heater', plumbing, ['Water heater service', 'صيانة السخان'], 'boiler سخان'),
  service('room', painting, ['Painting a room', 'دهان غرفة'], 'bedroom', 'We mend a leaking wall first, plumer.'),
  service('oud', music, ['Oud lessons', 'دروس عود']),
];
const areas = [
  area('maadi', 'Maadi', 'المعادي', 'Degla'),
  area('nasr-city', 'Nasr City', 'مدينة نصر'),
  area('sporting', 'Sporting', 'سبورتنج'),
];
const world: SearchWorld = { offers: buildVocabulary(offers), areas: buildVocabulary(areas) };

const firstOf = (q: string) => understand(world, q).hits[0]?.entry.key;
const areaOf = (q: string) => understand(world, q).area?.key;

test.each([
  ['plumber', 'plumbing'],
  ['Plumbers', 'plumbing'],
  ['السبّاكين', 'plumbing'],
  ['plumbr', 'plumbing'],
  ['سابك', 'plumbing'],
  ['sabbak', 'plumbing'],
  ['painting', 'painting'],
  ['paint', 'painting'],
  ['painting room', 'room'],
  ['my tap is dripping', 'leak'],
  ['الحنفيه بتنقط', 'leak'],
  ['7anafeya', 'leak'],
  ['el sa5an bayez', 'heater'],
  ['3ood', 'oud'],
  ['oud teacher', 'oud'],
])('"%s" means %s first', (q, key) => {
  expect(firstOf(q)).toBe(key);
});

test('a misspelling never stands beside an exact word', () => {
  // The word is in a description, and one letter from a trade word.
  expect(understand(world, 'plumer').hits.map(({ entry }) => entry.key)).toEqual(['room']);
});

test.each([
  ['plumber in maadi', 'maadi', 'plumbing'],
  ['maadi plumber', 'maadi', 'plumbing'],
  ['سباك في المعادى', 'maadi', 'plumbing'],
  ['sabbak fel ma3adi', 'maadi', 'plumbing'],
  ['سباك مدينه نصر', 'nasr-city', 'plumbing'],
  ['plumber degla', 'maadi', 'plumbing'],
  ['oud in sporting', 'sporting', 'oud'],
])('"%s" names the area %s', (q, key, first) => {
  expect([areaOf(q), firstOf(q)]).toEqual([key, first]);
});

test('an area alone finds no service, and a word that an offer has is no area without "in"', () => {
  expect(understand(world, 'in maadi')).toMatchObject({ area: { key: 'maadi' }, isPlaceAlone: true, hits: [] });
  expect(understand(world, '%').isPlaceAlone).toBe(false);
  expect(areaOf('sports')).toBeUndefined();
});

test('what was spelt otherwise is corrected, another form is not', () => {
  expect(understand(world, 'sabbak').corrected).toBe('سباك');
  // As the catalogue writes it, not as it is compared.
  expect(understand(world, 'drooos 7anafeya').corrected).toBe('drooos حنفية');
  expect(understand(world, 'plumbr leak').corrected).toBe('plumber leak');
  expect(understand(world, 'plumbers').corrected).toBeNull();
});

test('words of nothing are named, and take away nothing from the others', () => {
  expect(understand(world, 'plumber zzzzzz')).toMatchObject({ unknown: ['zzzzzz'] });
  expect(firstOf('plumber zzzzzz')).toBe('plumbing');
  expect(understand(world, 'zzzzzz').hits).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['wildcards', '%_*'],
  ['an emoji', '🚰'],
  ['10 000 letters', 'سباكةplumber'.repeat(1000)],
  ['10 000 words', 'a '.repeat(10_000)],
  ['bidi controls', '\u202E\u2066\u2069'],
  ['a letter that stands for many', 'ﷺ'.repeat(1000)],
])('a search of %s is harmless', (_, q) => {
  expect(() => understand(world, q)).not.toThrow();
});

test('every search has an order of its hits that does not depend on the order of the entries', () => {
  const words = ['plumber', 'leak', 'room', 'paint', 'سباك', 'دهان', 'maadi', 'oud', 'lesson', 'zzz', 'sabak'];
  const turned = { ...world, offers: buildVocabulary(offers.toReversed()) };
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 4 }), (some) => {
      const q = some.join(' ');
      const { hits } = understand(world, q);
      expect(understand(turned, q).hits.map(({ entry }) => entry.key)).toEqual(hits.map(({ entry }) => entry.key));
      for (const [at, hit] of hits.entries()) {
        const next = hits[at + 1];
        // Only a category may stand before its services that are meant alike.
        if (next !== undefined && at > 0) expect(compareRanks(hit.rank, next.rank)).toBeLessThanOrEqual(0);
      }
    }),
    { numRuns: 300 },
  );
});
