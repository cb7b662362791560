import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '@hirfa/e2e/chromium';
import { type Person, signInAs } from '@hirfa/e2e/session';
import { hoursFrom, openMarket } from '@hirfa/server/testing/market';
import { NO_LIMITS, type RunningSite, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { type Measured, median, report } from './figures.ts';
import { type Opened, openScreen } from './pages/open-screen.ts';

/**
 * `npm run bench:screens`, `npm run bench:screens -- 1`: what people who are signed in wait for on a cheap phone with a
 * slow line. In each round every screen is opened by a browser that has never been there, and then again.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const LIMITS = { scriptKb: 190, waves: 3, repeated: 0, blockedMs: 200, againMs: 1600 };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, timezoneId: 'Africa/Cairo' };

interface Screen {
  page: string;
  person: Person;
  path: string;
  limitMs: number;
  first: Opened[];
  again: Opened[];
}

const postgres = await startTestPostgres();
const site = await startSite(postgres.url, NO_LIMITS);
try {
  const screens = await screensOf(site);
  const browser = await chromium.launch(await findChromium());
  try {
    // The server has warmed up before the first round.
    for (const screen of screens) await visit(browser, screen);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const screen of screens) {
        const [first, again] = await visit(browser, screen);
        screen.first.push(first);
        screen.again.push(again);
      }
  } finally {
    await browser.close();
  }
  report(screens.flatMap(figuresOf));
  for (const { page, first } of screens)
    for (const call of new Set(first.flatMap(({ repeated }) => repeated))) console.log(`${page} repeats ${call}`);
} finally {
  await site.stop();
  await postgres.stop();
}

/** The screens that people use most once they are signed in, with something to show. */
async function screensOf(product: RunningSite): Promise<Screen[]> {
  const market = await openMarket(product);
  const { id } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  await market.request({ starts_at: hoursFrom(product.clock.now, 60) });
  const text = { id: crypto.randomUUID(), kind: 'text', text: 'Hello' };
  await market.ask('provider', 'POST', `/api/v1/chats/${id}/messages`, text);
  const { customer, admin } = market;
  const provider = { user_id: market.provider.user_id };
  const screen = (page: string, person: Person, path: string, limitMs = 2200): Screen => ({
    page,
    person,
    path,
    limitMs,
    first: [],
    again: [],
  });
  return [
    screen('bookings', customer, '/bookings'),
    screen('messages', customer, '/messages'),
    screen('chat', customer, `/messages/${id}`),
    screen('provider home', provider, '/provider/home'),
    screen('provider dashboard', provider, '/provider/dashboard'),
    screen('admin dashboard', admin, '/admin/dashboard', 2800),
  ];
}

async function visit(browser: Browser, { person, path }: Screen): Promise<[Opened, Opened]> {
  const context = await browser.newContext(PHONE);
  try {
    await signInAs(context, site, person);
    return [await openIn(context, path), await openIn(context, path)];
  } finally {
    await context.close();
  }
}

const openIn = (context: BrowserContext, path: string) => openScreen(context, new URL(path, site.address).href);

function figuresOf({ page, limitMs, first, again }: Screen): Measured[] {
  const figure = (what: string, unit: string, figureOf: (opened: Opened) => number, limit?: number): Measured => ({
    page,
    what,
    unit,
    figure: median(first.map(figureOf)),
    ...(limit !== undefined && { limit }),
  });
  return [
    figure('content', 'ms', ({ contentMs }) => contentMs, limitMs),
    {
      ...figure('content, opened again', 'ms', () => 0, LIMITS.againMs),
      figure: median(again.map((one) => one.contentMs)),
    },
    figure('scripts until then', 'kB sent', ({ scriptBytes }) => scriptBytes / 1000, LIMITS.scriptKb),
    figure('waves of scripts', '', ({ waves }) => waves, LIMITS.waves),
    figure('calls sent again', '', ({ repeated }) => repeated.length, LIMITS.repeated),
    figure('blocked', 'ms', ({ blockedMs }) => blockedMs, LIMITS.blockedMs),
    figure('requests', '', ({ requests }) => requests),
    figure('all that was sent', 'kB', ({ bytes }) => bytes / 1000),
  ];
}
