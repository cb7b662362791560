import { sql } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import { type FakeFcm, startFakeFcm } from '@hirfa/server/testing/push/fcm';
import { browserKeys } from '@hirfa/server/testing/push/subscriptions';
import type { RunningSite } from '@hirfa/server/testing/site';
import { allowPush, PushReceiver, subscriptionOf } from '../../push.ts';
import { signInAs } from '../../session.ts';
import { expect, test as unconfigured } from '../../test.ts';

const VAPID_KEY = browserKeys().ecdh.getPublicKey('base64url');
const [API_KEY, SENDER] = ['a key of the web app', '123456789012'];

/** A product that is configured for Firebase, whose server is a fake. */
const test = unconfigured.extend<{ google: FakeFcm }>({
  google: async ({}, use) => {
    const google = await startFakeFcm();
    await use(google);
    await google.close();
  },
  ownSite: true,
  siteSettings: async ({ google }, use) => {
    const { url, keyFile, config } = google;
    const { project_id: projectId } = config.fcm.account;
    const web = { apiKey: API_KEY, projectId, appId: '1:1:web:1', messagingSenderId: SENDER, vapidKey: VAPID_KEY };
    await use({ FCM_URL: url, FCM_SERVICE_ACCOUNT: keyFile, FCM_WEB_CONFIG: JSON.stringify(web) });
  },
});

const devicesOf = async ({ owner }: RunningSite, userId: string) =>
  owner.execute(sql`select fcm_token, keys, hides_text from device_tokens where user_id = ${userId}`);

/** What the library of Firebase asks of Google: an installation, then a registration for each subscription. */
async function answerFirebase(page: Page, google: FakeFcm) {
  const registered: { endpoint: string; device: ReturnType<FakeFcm['install']> }[] = [];
  const deleted: string[] = [];
  const headers = { 'access-control-allow-origin': '*' };
  const { project_id } = google.config.fcm.account;
  await page.route('https://firebaseinstallations.googleapis.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    expect([request.method(), pathname, request.headers()['x-goog-api-key']]).toEqual([
      'POST',
      `/v1/projects/${project_id}/installations`,
      API_KEY,
    ]);
    const { fid } = request.postDataJSON();
    const authToken = { token: `auth-${fid}`, expiresIn: '604800s' };
    await route.fulfill({
      headers,
      json: { name: `projects/1/installations/${fid}`, fid, refreshToken: '2_a', authToken },
    });
  });
  await page.route('https://fcmregistrations.googleapis.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const [, name] = new RegExp(`^/v1/projects/${project_id}/registrations(?:/(.+))?$`).exec(pathname) ?? [];
    expect(request.headers()['x-goog-firebase-installations-auth']).toMatch(/^FIS auth-/);
    if (request.method() === 'DELETE') {
      deleted.push(name ?? '');
      await route.fulfill({ headers, json: {} });
      return;
    }
    expect([request.method(), name]).toEqual(['POST', undefined]);
    const { endpoint, applicationPubKey } = request.postDataJSON().web;
    expect(applicationPubKey).toBe(VAPID_KEY);
    const device = google.install('web');
    registered.push({ endpoint, device });
    await route.fulfill({ headers, json: { token: device.device.fcm_token } });
  });
  return { registered, deleted };
}

/** As Firebase delivers data to the worker of a page. */
const inEnvelope = (data: Record<string, string> = {}) => ({ data, from: SENDER, fcmMessageId: 'a', priority: 'high' });

test('where Firebase is configured a browser registers its token, and a push by Firebase shows once', async ({
  page,
  site,
  market,
  google,
}) => {
  const { user_id } = market.provider;
  const { registered, deleted } = await answerFirebase(page, google);
  await signInAs(page.context(), site, { ...market.provider, id: user_id });
  await allowPush(page.context());
  const receiver = await PushReceiver.open(page.context());
  await page.goto('/profile/settings');
  const tokens = () => registered.map(({ device }) => device.device.fcm_token);
  const deviceWith = (fcm_token: string | undefined, hides_text = false) => [{ fcm_token, keys: null, hides_text }];
  await expect.poll(async () => (await devicesOf(site, user_id)).length).toBe(1);
  expect(await devicesOf(site, user_id)).toEqual(deviceWith(tokens()[0]));
  expect(registered[0]?.endpoint).toBe(await subscriptionOf(page));

  await market.ask('provider', 'PATCH', '/api/v1/me/notification-preferences', { quiet_hours: false });
  await market.request();
  const [push] = registered[0]?.device.received ?? [];
  await receiver.look(false);
  await receiver.deliver(inEnvelope(push?.data));
  await receiver.deliver(inEnvelope(push?.data));
  await expect
    .poll(() => receiver.shown())
    .toEqual([
      expect.objectContaining({ title: 'New booking request', tag: push?.data['tag'], lang: 'en', dir: 'ltr' }),
    ]);

  // A choice is registered with the same token; only a new subscription asks Firebase again.
  await page.getByRole('switch', { name: 'Hide message texts on the lock screen' }).click();
  await expect.poll(() => devicesOf(site, user_id)).toEqual(deviceWith(tokens()[0], true));
  const onDevice = page.getByRole('switch', { name: 'Notifications on this device' });
  await onDevice.click();
  await expect.poll(() => devicesOf(site, user_id)).toEqual([]);
  await expect.poll(() => subscriptionOf(page)).toBeNull();
  expect([registered.length, deleted]).toEqual([1, []]);
  await onDevice.click();
  await expect.poll(async () => (await devicesOf(site, user_id)).length).toBe(1);
  expect(await devicesOf(site, user_id)).toEqual(deviceWith(tokens()[1], true));
  expect(deleted).toEqual([tokens()[0]]);
});

unconfigured(
  'without Firebase a browser loads nothing of it, and asks nothing of Google',
  async ({ page, site, world }) => {
    const person = await world.user();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const scripts: Promise<string>[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script') scripts.push(answer.text());
    });
    await signInAs(page.context(), site, person);
    await allowPush(page.context());
    await page.goto('/profile/settings');
    await expect.poll(async () => (await devicesOf(site, person.id)).length).toBe(1);
    expect(asked.filter((url) => /google/.test(url))).toEqual([]);
    expect(scripts).not.toHaveLength(0);
    expect((await Promise.all(scripts)).filter((script) => script.includes('firebaseinstallations'))).toEqual([]);
    const policy = (await page.request.get('/')).headers()['content-security-policy'];
    expect(policy).not.toMatch(/connect-src|google/);
  },
);
