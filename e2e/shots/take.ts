import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { drawDemoPictures } from '@hirfa/server/testing/demo-pictures';
import { scratchFolder } from '@hirfa/server/testing/scratch';
import { type RunningSite, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { findChromium } from '../chromium.ts';
import { openContextAs, PEOPLE, type Who } from './demo-people.ts';
import { hydrated, watchHydration } from '../hydration.ts';
import type { Screen } from './screen.ts';
import { pretend, SCREENS, type State, STATES } from './screens.ts';

/**
 * `npm run shots [name …]`: one contact sheet per screen in `shots/`: rows are states and cases, columns are width ×
 * language × colours (except for the whole page: both ends of the widths, English light and Arabic dark).
 * `npm run shots -- --readme` takes the pictures of the README.
 */
const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'shots');
const WIDTHS = [360, 768, 1280];
const LANGUAGES = ['en', 'ar'] as const;
const THEMES = ['light', 'dark'] as const;
/** The height of the part of a page that a sheet shows, and its scale. */
const HEIGHT = 1500;
const SCALE = 0.4;
const GAP = 16;
const AT_ONCE = 3;
/** The router shows its loading state after a second. */
const AFTER_PENDING_MS = 1600;
/** Between two parts of a page that load one after the other. */
const BETWEEN_PARTS_MS = 400;

interface View {
  width: number;
  language: (typeof LANGUAGES)[number];
  theme: (typeof THEMES)[number];
}

const VIEWS: View[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => WIDTHS.map((width) => ({ width, language, theme }))),
);

function inLanguage(path: string, { language }: View): string {
  // Only pages of the gateway are at another address.
  if (path.startsWith('http')) return `${path.split('?')[0]}?language=${language}`;
  return language === 'en' ? path : path === '/' ? '/ar' : `/ar${path}`;
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

async function open(
  browser: Browser,
  address: string,
  view: View,
  storageState?: Storage,
  height = HEIGHT,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: view.width, height },
    colorScheme: view.theme,
    reducedMotion: 'reduce',
    timezoneId: 'Africa/Cairo',
    ...(storageState && { storageState }),
  });
  await watchHydration(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

/** The storage of the browsers after signing in; the sessions last longer than all pictures take. */
type Storages = Partial<Record<Who, Storage>>;

/** Whether the screen has this state: only data of the server can be late, be empty or fail. */
function hasState(screen: Screen, state: State): boolean {
  return (
    state === 'whole' ||
    (screen.press === undefined &&
      screen.onlyWhole === undefined &&
      screen.prepare === undefined &&
      (screen.hasPublicData === true || screen.as !== undefined))
  );
}

async function reach(page: Page, { screen, path, state, view }: Shot): Promise<void> {
  await screen.prepare?.(page);
  if (state === 'whole') {
    await page.goto(inLanguage(path, view), { waitUntil: 'networkidle' });
    if (screen.press) await page.getByRole('button', { name: screen.press[view.language] }).click();
    await waitForContent(page);
    await screen.act?.(page);
    if (screen.act) await page.waitForTimeout(BETWEEN_PARTS_MS);
    return;
  }
  if (screen.hasPublicData) {
    // Before the first page: it loads what the pages behind its links need.
    await pretend(page, state);
    await page.goto(inLanguage('/auth', view));
    await hydrated(page);
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
    await page.evaluate((to) => history.pushState(null, '', to), inLanguage(path, view));
    await page.locator('[data-left]').waitFor({ state: 'detached' });
  } else {
    if (screen.isRemembered) {
      await page.goto(inLanguage(path, view));
      await waitForContent(page);
    }
    await pretend(page, state);
    await page.goto(inLanguage(path, view));
  }
  if (state === 'loading') await page.waitForTimeout(AFTER_PENDING_MS);
  else await waitForContent(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Waits until nothing loads any more. */
async function waitForContent(page: Page): Promise<void> {
  const isThere = () =>
    document.querySelector('[aria-busy]') === null && document.querySelector('main :is(h1, [role=alert])') !== null;
  await page.waitForFunction(isThere);
  await page.waitForTimeout(BETWEEN_PARTS_MS);
  await page.waitForFunction(isThere);
}

interface Studio {
  browser: Browser;
  site: RunningSite;
  storages: Storages;
  /** The demo's customer, who creates the bookings that screens show. */
  customer: Page;
  /** The demo's provider, who answers them. */
  provider: Page;
}

interface Shot {
  screen: Screen;
  path: string;
  state: State;
  view: View;
}

async function shoot({ browser, site, storages }: Studio, shot: Shot): Promise<Buffer> {
  const { screen, state, view } = shot;
  const page = await open(browser, site.address, view, screen.as && storages[screen.as]);
  try {
    await reach(page, shot);
    // Fades that follow the scroll position are animations; all others end at once.
    const picture = await page.screenshot();
    return await sharp(picture)
      .resize({ width: Math.round(view.width * SCALE) })
      .png()
      .toBuffer();
  } catch (error) {
    throw new Error(`${screen.name}, ${state}, ${view.width} ${view.language} ${view.theme}`, { cause: error });
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }
}

const FEW_VIEWS = VIEWS.filter(
  ({ width, language, theme }) => width !== 768 && (language === 'en') === (theme === 'light'),
);

type Row = Pick<Shot, 'screen' | 'path' | 'state'> & { views: readonly View[] };

/** The rows of a sheet: the states of the screen, then its cases. */
async function rowsOf(studio: Studio, screen: Screen): Promise<Row[]> {
  const pathOf = async ({ path }: Pick<Screen, 'path'>) => (typeof path === 'string' ? path : path(studio));
  const path = await pathOf(screen);
  const rows: Row[] = STATES.filter((state) => hasState(screen, state)).map((state) => ({
    screen,
    path,
    state,
    views: state === 'whole' ? VIEWS : FEW_VIEWS,
  }));
  for (const each of screen.cases ?? [])
    rows.push({ screen: each, path: await pathOf(each), state: 'whole', views: FEW_VIEWS });
  return rows;
}

async function sheet(studio: Studio, screen: Screen): Promise<void> {
  const rows = await rowsOf(studio, screen);
  const cellHeight = Math.round(HEIGHT * SCALE) + GAP;
  const places: (Shot & { left: number; top: number })[] = rows.flatMap(({ views, ...shot }, row) => {
    let right = GAP;
    return views.map((view) => {
      const left = right;
      right += Math.round(view.width * SCALE) + GAP;
      return { ...shot, view, left, top: GAP + row * cellHeight };
    });
  });
  const pieces: OverlayOptions[] = [];
  const waiting = [...places];
  const work = async () => {
    for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
      pieces.push({ input: await shoot(studio, place), left: place.left, top: place.top });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const width = Math.max(...places.map(({ left, view }) => left + Math.round(view.width * SCALE) + GAP));
  const background = {
    create: { width, height: GAP + rows.length * cellHeight, channels: 3 as const, background: '#888' },
  };
  await sharp(background)
    .composite(pieces)
    .png({ palette: true })
    .toFile(join(OUT, `${screen.name}.png`));
  const names = rows.map(({ state, screen: { name } }) => (name === screen.name ? state : name));
  console.log(`shots/${screen.name}.png: ${names.join(', ')}`);
}

async function openPageAs(browser: Browser, site: RunningSite, who: Who): Promise<Page> {
  const page = await (await openContextAs(browser, site, who)).newPage();
  await page.goto('/profile');
  return page;
}

const README_PICTURES = [
  { file: 'home-en-light.png', view: { width: 1280, language: 'en', theme: 'light' } },
  { file: 'home-ar-dark.png', view: { width: 1280, language: 'ar', theme: 'dark' } },
] as const;

async function readmePictures(browser: Browser, address: string): Promise<void> {
  const folder = join(ROOT, 'docs/pictures');
  mkdirSync(folder, { recursive: true });
  for (const { file, view } of README_PICTURES) {
    const page = await open(browser, address, view, undefined, 1360);
    await page.goto(inLanguage('/', view), { waitUntil: 'networkidle' });
    await sharp(await page.screenshot({ animations: 'disabled' }))
      .png({ palette: true, quality: 90 })
      .toFile(join(folder, file));
    console.log(`docs/pictures/${file}`);
  }
}

const wanted = process.argv.slice(2);
const postgres = await startTestPostgres();
const dataDir = scratchFolder('shots');
const site = await startSite(postgres.url, { DATA_DIR: dataDir });
await drawDemoPictures(site.owner, dataDir);
const browser = await chromium.launch(await findChromium());
try {
  if (wanted.includes('--readme')) await readmePictures(browser, site.address);
  else {
    rmSync(OUT, { recursive: true, force: true });
    mkdirSync(OUT, { recursive: true });
    const storages: Storages = {};
    for (const who of PEOPLE) {
      const context = await openContextAs(browser, site, who);
      storages[who] = await context.storageState();
      await context.close();
    }
    const customer = await openPageAs(browser, site, 'customer');
    const provider = await openPageAs(browser, site, 'provider');
    for (const screen of SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
      await sheet({ browser, site, storages, customer, provider }, screen);
  }
} finally {
  await browser.close();
  await site.stop();
  await postgres.stop();
}
