import { randomInt } from 'node:crypto';
import { ProviderPage } from '@hirfa/contract/discovery';
import { addDays, cairoDay, weekdayOf } from '@hirfa/domain/market';
import { createSessionTokens } from '../../accounts/index.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPool, type Pool } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { type Answer, ask } from '../../testing/calls.ts';
import { type Program, startProgram } from '../../testing/program.ts';
import { scratchFolder } from '../../testing/scratch.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { cloneDatabase, TEST_ENVIRONMENT, TEST_LOGIN_SECRET } from '../../testing/test-postgres.ts';
import { createWorld, NO_HOURS } from '../../testing/world.ts';

const programs: Program[] = [];
let owner: Pool;
/** Two processes of the product, with one database and one folder. Admins decide in the first. */
let first: ReturnType<typeof reachable>;
let second: ReturnType<typeof reachable>;

beforeAll(async () => {
  const databaseUrl = await cloneDatabase(inject('postgresUrl'), 'demo');
  owner = openPool(databaseUrl, 2);
  const environment = {
    DATA_DIR: scratchFolder('two-processes'),
    DATABASE_URL: databaseUrl,
    ...TEST_ENVIRONMENT,
    SESSION_SECRET: TEST_LOGIN_SECRET,
    SANDBOX_URL: 'http://127.0.0.1:65535',
    SANDBOX_KEY: 'a test key that is long enough',
    SANDBOX_WEBHOOK_SECRET: 'a test secret of webhooks',
  };
  programs.push(startProgram(environment), startProgram(environment));
  const [one = '', other = ''] = await Promise.all(programs.map(({ ready }) => ready));
  first = reachable(one);
  second = reachable(other);
});

afterAll(async () => {
  for (const { process } of programs) process.kill('SIGTERM');
  await Promise.all(programs.map(({ ended }) => ended));
  await owner.end();
});

const clock = {
  get now() {
    return new Date();
  },
};
const services = { tokens: createSessionTokens(TEST_LOGIN_SECRET) };
const reachable = (address: string) => ({ address, owner, clock, services, work: async () => undefined });

async function openMarket(provider_type: 'community' | 'trusted_essential') {
  const world = createWorld(owner, clock.now);
  const tab = provider_type === 'community' ? 'community' : 'trusted';
  // A place of its own, because the order of two at the same place can change.
  const category = await world.category({ tab, position: randomInt(100, 1_000_000) });
  const service = await world.service(category);
  const word = `name${newId().slice(-10)}`;
  const names = { display_name_en: `Salma ${word}`, display_name_ar: `سلمى ${word}` };
  const provider = await world.provider(category, { ...names, provider_type, total_jobs: 1_000_000 });
  await world.worksIn(provider, await world.area());
  const offer = await world.card(provider, category, { service_id: service.id });
  return { category, service, provider, offer, word };
}
type Market = Awaited<ReturnType<typeof openMarket>>;

/** Sets hours of a day that is not today, and waits until the provider's page says when they are free next. */
async function openHours({ provider }: Market) {
  const weekly = [{ weekday: weekdayOf(addDays(cairoDay(clock.now), 3)), from_minute: 600, to_minute: 960 }];
  const headers = await (await signedIn(first, provider.user_id))();
  const body = { version: 0, ...NO_HOURS, weekly };
  expect((await ask(first, 'PUT', '/api/v1/provider/availability', { body, headers })).status).toBe(200);
  const nextFree = async () =>
    ProviderPage.parse((await ask(second, 'GET', `/api/v1/providers/${provider.id}`)).body).next_free_at;
  await expect.poll(nextFree, { timeout: 15_000 }).not.toBeNull();
}

/** Puts a photo on the provider's account; returns the paths of both sizes. */
async function addPhoto({ provider }: Market): Promise<string[]> {
  const header = await signedIn(first, provider.user_id);
  const picture = sharp({ create: { width: 600, height: 600, channels: 3, background: '#a50' } });
  const answer = await fetch(`${first.address}/api/v1/me/photo`, {
    method: 'PUT',
    headers: { ...(await header()), 'content-type': 'image/png' },
    body: new Uint8Array(await picture.png().toBuffer()),
  });
  const url = /\/files\/\w+-512\.webp/.exec(await answer.text())?.[0] ?? '';
  return [url, url.replace('-512', '-96')];
}

/** A suspension switched the provider off. */
async function goOnline({ provider }: Market) {
  const headers = await (await signedIn(first, provider.user_id))();
  const answer = await ask(first, 'PUT', '/api/v1/provider/status', { body: { is_online: true }, headers });
  expect(answer.status).toBe(200);
}

/** What others see of a provider: their own pages, and lists and pages of others that name them. */
const ownPaths = ({ provider, offer }: Market, photos: readonly string[]) => [
  `/provider/${provider.id}`,
  `/ar/provider/${provider.id}`,
  `/api/v1/providers/${provider.id}`,
  `/api/v1/service-cards/${offer.id}/price`,
  ...photos,
];
const listPaths = ({ category, service, word }: Market) => [
  '/',
  '/ar',
  `/community/${category.slug}`,
  `/ar/community/${category.slug}`,
  `/service/${service.slug}`,
  `/services?q=${word}`,
  '/api/v1/home',
  `/api/v1/providers?category=${category.slug}`,
  `/api/v1/providers?q=${word}`,
  `/api/v1/services/${service.slug}/offers`,
];

interface Seen {
  status: number;
  etag: string;
  text: string;
}

/** What the second process answers to somebody who has kept its last answer. */
function visit(path: string, kept?: Seen): Promise<Seen> {
  return ask(second, 'GET', path, { headers: kept ? { 'if-none-match': kept.etag } : {} }).then(seenOf);
}

/** Another process keeps a finished page for a moment; calls and files change at once. */
async function untilPage(path: string, kept: Seen | undefined, isSeen: (seen: Seen) => boolean): Promise<void> {
  const look = async () => isSeen(await visit(path, kept));
  if (/^\/(?:api|files)\//.test(path)) expect(await look(), path).toBe(true);
  else await expect.poll(look, { message: path, timeout: 15_000 }).toBe(true);
}

const seenOf = ({ status, headers, body }: Answer): Seen => ({
  status,
  etag: headers.get('etag') ?? '',
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

for (const provider_type of ['community', 'trusted_essential'] as const) {
  test(`a suspended ${provider_type} provider vanishes in another process and behind caches, and comes back`, async () => {
    const market = await openMarket(provider_type);
    const photos = await addPhoto(market);
    await openHours(market);
    const admin = await signedIn(first, (await createWorld(owner, clock.now).admin()).id);
    const decide = async (verb: string, body: object) =>
      ask(first, 'POST', `/api/v1/admin/providers/${market.provider.id}/${verb}`, { body, headers: await admin() });
    const { id, display_name_en, display_name_ar } = market.provider;
    const traces = new RegExp([id, display_name_en, display_name_ar, photos[0]?.slice(7, 40)].join('|'));

    const kept = new Map<string, Seen>();
    for (const path of [...ownPaths(market, photos), ...listPaths(market)]) {
      const isNamed = !path.startsWith('/files/') && !path.endsWith('/price');
      await untilPage(path, undefined, ({ status, text }) => status === 200 && (!isNamed || traces.test(text)));
      const seen = await visit(path);
      kept.set(path, seen);
      if (seen.etag !== '') expect((await visit(path, seen)).status, path).toBe(304);
    }

    expect((await decide('suspend', { reason: 'The work was not done.', bookings: 'keep' })).status).toBe(200);
    for (const path of ownPaths(market, photos)) await untilPage(path, kept.get(path), ({ status }) => status === 404);
    for (const path of listPaths(market))
      await untilPage(path, kept.get(path), ({ status, text }) => status === 200 && !traces.test(text));

    expect((await decide('reinstate', {})).status).toBe(200);
    await goOnline(market);
    for (const [path, seen] of kept)
      await untilPage(path, seen, ({ status }) => status === (seen.etag === '' ? 200 : 304));
  });
}

test('no cache keeps what shows a provider without asking again', async () => {
  const market = await openMarket('community');
  const photos = await addPhoto(market);
  for (const path of [...ownPaths(market, photos), ...listPaths(market)]) {
    const policy = (await ask(second, 'GET', path)).headers.get('cache-control');
    if (path.startsWith('/api/')) expect(policy, path).toBe('no-store');
    else expect(policy, path).toMatch(path.startsWith('/files/') ? /^public.*, s-maxage=0$/ : /^public, no-cache$/);
  }
});
