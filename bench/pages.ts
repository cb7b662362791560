import { chromium } from '@playwright/test';
import { findChromium } from '@hirfa/e2e/chromium';
import { NO_LIMITS, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { type Measured, median, report } from './figures.ts';
import { runLighthouse, type Verdict } from './pages/lighthouse.ts';
import { type LoadedScripts, loadedScripts } from './pages/loaded-scripts.ts';
import { inBothLanguages, publicPages } from './public-pages.ts';

/**
 * `npm run bench:pages`, `npm run bench:pages -- 1`: what visitors wait for on public pages of the built product. The
 * scripts that a browser loads, and Lighthouse on a simulated phone, in rounds that each visit every page once.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const LIMITS = { beforeKb: 15, afterKb: 130, lcpMs: 1300, tbtMs: 20, cls: 0.01, performance: 99, others: 100 };

interface Page {
  /** Its name and language. */
  page: string;
  path: string;
  scripts: LoadedScripts;
  verdicts: Verdict[];
}

const postgres = await startTestPostgres();
const site = await startSite(postgres.url, NO_LIMITS);
try {
  const pages = await visitPages();
  console.log(`${pages.length} pages, ${ROUNDS} rounds of Lighthouse`);
  report(kinds().flatMap(({ of, ...kind }) => pages.map((each) => ({ ...kind, page: each.page, figure: of(each) }))));
  for (const { path, verdicts } of pages) {
    const failed = new Set(verdicts.flatMap((verdict) => verdict.failed));
    if (failed.size > 0) console.log(`${path} fails ${[...failed].join(', ')}`);
  }
} finally {
  await site.stop();
  await postgres.stop();
}

async function visitPages(): Promise<Page[]> {
  const addressOf = (path: string) => new URL(path, site.address).href;
  const named = Object.entries(await publicPages(site)).flatMap(([name, path]) =>
    inBothLanguages(path).map((localized, index) => ({
      page: `${name}, ${index === 0 ? 'en' : 'ar'}`,
      path: localized,
    })),
  );
  const pages: Page[] = [];
  const browser = await chromium.launch(await findChromium());
  try {
    // Also the first visit of each page, after which the server has warmed up.
    for (const each of named)
      pages.push({ ...each, scripts: await loadedScripts(browser, addressOf(each.path)), verdicts: [] });
  } finally {
    await browser.close();
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { path, verdicts } of pages) verdicts.push(await runLighthouse(addressOf(path)));
  return pages;
}

type Kind = Omit<Measured, 'figure' | 'page'> & { of: (page: Page) => number };

/** What is measured of each page. */
function kinds(): Kind[] {
  const middle = (of: (verdict: Verdict) => number) => (page: Page) => median(page.verdicts.map(of));
  const atLeast = { unit: 'of 100', atLeast: true };
  return [
    {
      what: 'scripts before the first interaction',
      unit: 'kB gzip',
      limit: LIMITS.beforeKb,
      of: ({ scripts }) => scripts.before / 1000,
    },
    {
      what: 'scripts until 5 s after it',
      unit: 'kB gzip',
      limit: LIMITS.afterKb,
      of: ({ scripts }) => scripts.after / 1000,
    },
    { what: 'scripts only fetched ahead', unit: 'kB gzip', of: ({ scripts }) => scripts.ahead / 1000 },
    { what: 'LCP', unit: 'ms', limit: LIMITS.lcpMs, of: middle(({ lcpMs }) => lcpMs) },
    { what: 'TBT', unit: 'ms', limit: LIMITS.tbtMs, of: middle(({ tbtMs }) => tbtMs) },
    { what: 'CLS', unit: '', limit: LIMITS.cls, of: middle(({ cls }) => cls) },
    { what: 'performance', ...atLeast, limit: LIMITS.performance, of: middle(({ scores }) => scores.performance) },
    ...(['accessibility', 'best-practices', 'seo'] as const).map((category) => ({
      what: category,
      ...atLeast,
      limit: LIMITS.others,
      of: middle(({ scores }) => scores[category]),
    })),
  ];
}
