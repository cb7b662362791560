import { createWorld } from '@hirfa/server/testing/world';
import { type RunningSite, startSite } from '@hirfa/server/testing/site';
import { signedIn } from '@hirfa/server/testing/signed-in';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '@hirfa/e2e/chromium';
import { signInAs } from '@hirfa/e2e/session';
import { report } from './figures.ts';

/**
 * `npm run bench:live`: from an admin's decision to the applicant's open page, the list of another admin and the public
 * list, on the built product with its demo data.
 */
const DECISIONS = 40;
const LIMIT_MS = 1000;
const GIVEN_UP_MS = 30_000;
const ASK_AGAIN_MS = 10;

interface Samples {
  applicant: number[];
  admins: number[];
  list: number[];
}

const samples: Samples = { applicant: [], admins: [], list: [] };
const postgres = await startTestPostgres();
const site = await startSite(postgres.url);
const browser = await chromium.launch(await findChromium());
try {
  await decide(browser, site);
} finally {
  await browser.close();
  await site.stop();
  await postgres.stop();
}
const isWithin = report([
  { what: 'decision to the applicant’s page', samples: samples.applicant, limitMs: LIMIT_MS },
  { what: 'decision to another admin’s list', samples: samples.admins, limitMs: LIMIT_MS },
  { what: 'decision to the public list', samples: samples.list, limitMs: LIMIT_MS },
]);
if (!isWithin) process.exitCode = 1;

async function decide(chrome: Browser, product: RunningSite): Promise<void> {
  const world = createWorld(product.owner, product.clock.now);
  const authorization = await signedIn(product, (await world.admin()).id);
  const category = await world.category();
  const applicants = [];
  for (let made = 0; made < DECISIONS; made += 1)
    applicants.push(
      await world.provider(category, { verification_status: 'pending', full_name: `Nour Number ${made}` }),
    );
  const admins = await openAs(chrome, product, await world.admin(), '/admin/dashboard?tab=providers');
  for (const applicant of applicants) {
    const page = await openAs(chrome, product, applicant, '/onboarding/community');
    await page.getByRole('heading', { level: 1, name: 'Your application is being checked' }).waitFor();
    const row = admins.getByRole('listitem').filter({ hasText: applicant.full_name });
    await row.waitFor();
    const start = performance.now();
    const answer = await fetch(`${product.address}/api/v1/admin/providers/${applicant.id}/approve`, {
      method: 'POST',
      headers: { ...(await authorization()), 'content-type': 'application/json' },
      body: '{}',
    });
    if (!answer.ok) throw new Error(`the decision was answered with ${answer.status}`);
    const since = () => performance.now() - start;
    const [own, others, list] = await Promise.all([
      page.getByRole('heading', { level: 1, name: 'You are verified' }).waitFor({ timeout: GIVEN_UP_MS }).then(since),
      row.waitFor({ state: 'detached', timeout: GIVEN_UP_MS }).then(since),
      untilListed(`${product.address}/community/${category.slug}`, applicant.id).then(since),
    ]);
    samples.applicant.push(own);
    samples.admins.push(others);
    samples.list.push(list);
    await page.context().close();
  }
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

/** Asks for the rendered page until it links to the provider. */
async function untilListed(address: string, providerId: string): Promise<void> {
  for (const until = Date.now() + GIVEN_UP_MS; Date.now() < until;) {
    if ((await (await fetch(address)).text()).includes(`/provider/${providerId}`)) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  throw new Error('the provider is not in the public list');
}
