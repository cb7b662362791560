import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../testing/scratch.ts';
import { createLog } from '../log.ts';
import { openSharedCards } from './shared-cards.ts';

const log = createLog({ logLevel: 'info' }, { write: () => undefined });
const LONG = {
  en: 'Repair & maintenance of old wooden doors, windows and mashrabiya in the whole city of Cairo and Giza',
  ar: 'صيانة وترميم الأبواب والشبابيك الخشبية القديمة والمشربيات في القاهرة الكبرى مع El-Sayed & Sons',
};

async function drawn(cards: ReturnType<typeof openSharedCards>, language: 'en' | 'ar', title: string) {
  const above = language === 'ar' ? 'نجارة' : 'Carpentry';
  const card = {
    language,
    title,
    above,
    below: language === 'ar' ? 'المعادي · الزمالك' : 'Maadi · Zamalek',
    name: 'Hirfa',
  };
  const key = cards.keyOf(card);
  const picture = await cards.draw(key, card);
  if (picture === 'busy') throw new Error(picture);
  return { key, picture };
}

/** How dark the pixels of an area are on average; no text is 250. */
async function lightness(picture: Uint8Array, left: number, top: number, width: number, height: number) {
  const area = await sharp(picture).extract({ left, top, width, height }).greyscale().png().toBuffer();
  const { channels } = await sharp(area).stats();
  return channels[0]?.mean ?? 0;
}

test('a card is a PNG picture of the size that other sites want, with the title at the start of its lines', async () => {
  const cards = openSharedCards(scratchFolder('cards'), log);
  const [english, arabic] = [await drawn(cards, 'en', 'Oud'), await drawn(cards, 'ar', 'عود')];
  for (const { picture } of [english, arabic])
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const sides = async ({ picture }: { picture: Uint8Array }) =>
    [await lightness(picture, 80, 170, 250, 90), await lightness(picture, 870, 170, 250, 90)] as const;
  const [[start, empty], [arabicEmpty, arabicStart]] = [await sides(english), await sides(arabic)];
  expect(start).toBeLessThan(empty - 10);
  expect(arabicStart).toBeLessThan(arabicEmpty - 10);
});

test('a long text stays in its place, and the mark and the name of the site below it', async () => {
  const cards = openSharedCards(scratchFolder('cards'), log);
  for (const language of ['en', 'ar'] as const) {
    const { picture } = await drawn(cards, language, `${LONG[language]} `.repeat(3));
    const gaps = [150, 442, 530].map((top) => lightness(picture, 300, top, 400, 8));
    for (const gap of await Promise.all(gaps)) expect(gap).toBeGreaterThan(235);
  }
});

test('a card is drawn once, another one after a change, and the oldest are deleted', async () => {
  const folder = scratchFolder('cards');
  const cards = openSharedCards(folder, log, 2);
  const card = { language: 'en' as const, title: 'Oud', above: '', below: '', name: 'Hirfa' };
  const key = cards.keyOf(card);
  expect(await cards.read(key)).toBeNull();
  const [first, second] = await Promise.all([cards.draw(key, card), cards.draw(key, card)]);
  expect(first).toBe(second);
  expect(Buffer.from((await cards.read(key)) ?? []).equals(Buffer.from(first))).toBe(true);
  expect(cards.keyOf({ ...card, title: 'Lute' })).not.toBe(key);
  for (const title of ['Lute', 'Flute']) await drawn(cards, 'en', title);
  expect(readdirSync(folder).length).toBeLessThanOrEqual(2);
  expect(await cards.read(key)).toBeNull();
});

test('no card is kept for more than 30 days, because it may have the name of somebody who has left', async () => {
  const folder = scratchFolder('cards');
  const cards = openSharedCards(folder, log);
  const { key } = await drawn(cards, 'en', 'Salma A.');
  const before = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(join(folder, `${key}.png`), before, before);
  await drawn(cards, 'en', 'Oud');
  expect(await cards.read(key)).toBeNull();
});
