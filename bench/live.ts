import { createWorld } from '@hirfa/server/testing/world';
import { NO_LIMITS, type RunningSite, startSite } from '@hirfa/server/testing/site';
import { signedIn } from '@hirfa/server/testing/signed-in';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '@hirfa/e2e/chromium';
import { signInAs } from '@hirfa/e2e/session';
import { ofSamples, report } from './figures.ts';

/**
 * `npm run bench:live`, `npm run bench:live -- 40`: from an admin's decision to the applicant's open page, the list of
 * another admin and the page of a category, on the built product with its demo data.
 */
const DECISIONS = Number(process.argv[2] ?? 20);
const LIMIT_MS = 1000;
const GIVEN_UP_MS = 30_000;

interface Samples {
  applicant: number[];
  admins: number[];
  listed: number[];
}

const samples: Samples = { applicant: [], admins: [], listed: [] };
const postgres = await startTestPostgres();
const site = await startSite(postgres.url, NO_LIMITS);
const browser = await chromium.launch(await findChromium());
try {
  await decide(browser, site);
} finally {
  await browser.close();
  await site.stop();
  await postgres.stop();
}
report([
  ...ofSamples('decision to the applicant’s page', samples.applicant, LIMIT_MS),
  ...ofSamples('decision to another admin’s list', samples.admins, LIMIT_MS),
  ...ofSamples('decision to the page of the category', samples.listed, LIMIT_MS),
]);

async function decide(chrome: Browser, product: RunningSite): Promise<void> {
  const world = createWorld(product.owner, product.clock.now);
  const authorization = await signedIn(product, (await world.admin()).id);
  const category = await world.category();
  const admins = await openAs(chrome, product, await world.admin(), '/admin/dashboard?tab=providers');
  for (let made = 0; made < DECISIONS; made += 1) {
    const given = { verification_status: 'pending', full_name: `Nour Number ${made}`, sent_at: new Date() } as const;
    const applicant = await world.provider(category, given);
    // Who offers something in a category is on its page; every application has an offer.
    await world.card(applicant, category);
    await admins.goto('/admin/dashboard?tab=providers');
    const page = await openAs(chrome, product, applicant, '/onboarding/community');
    await page.getByRole('heading', { level: 1, name: 'Your application is with us' }).waitFor();
    const row = admins.locator(`main li a[href*="${applicant.id}"]`).first();
    await row.waitFor();
    const start = performance.now();
    const answer = await fetch(`${product.address}/api/v1/admin/providers/${applicant.id}/approve`, {
      method: 'POST',
      headers: { ...(await authorization()), 'content-type': 'application/json' },
      body: '{}',
    });
    if (!answer.ok) throw new Error(`the decision was answered with ${answer.status}`);
    const since = () => performance.now() - start;
    const [own, others, listed] = await Promise.all([
      page
        .getByRole('heading', { level: 1, name: 'You are a provider now' })
        .waitFor({ timeout: GIVEN_UP_MS })
        .then(since),
      row.waitFor({ state: 'detached', timeout: GIVEN_UP_MS }).then(since),
      untilShown(`${product.address}/community/${category.slug}`, applicant.id).then(since),
    ]);
    samples.listed.push(listed);
    samples.applicant.push(own);
    samples.admins.push(others);
    await page.context().close();
  }
}

/** Loads a page again and again, as visitors do, until it shows this provider. */
async function untilShown(address: string, providerId: string): Promise<void> {
  for (const until = performance.now() + GIVEN_UP_MS; performance.now() < until;) {
    const page = await fetch(address);
    if ((await page.text()).includes(providerId)) return;
  }
  throw new Error('the page of the category does not show the provider');
}

async function openAs(
  chrome: Browser,
  product: RunningSite,
  person: { id: string } | { user_id: string },
  path: string,
): Promise<Page> {
  const context = await chrome.newContext({ baseURL: product.address, timezoneId: 'Africa/Cairo' });
  await signInAs(context, product, person);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
