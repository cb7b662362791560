import { sql } from 'drizzle-orm';
import type { RunningSite } from '@hirfa/server/testing/site';
import { fillSignIn } from '../../people.ts';
import { allowPush } from '../../push.ts';
import { signInAs } from '../../session.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test.use({ expectedConsole: /status of 503/ });

const topicsOf = async ({ owner }: RunningSite, person: { id: string }) => {
  const rows = await owner.execute<{ topic: string }>(sql`select topic from topic_subscriptions
    join device_tokens on device_tokens.id = device_id where user_id = ${person.id} order by topic`);
  return rows.map(({ topic }) => topic);
};
const SUBSCRIBE = '/functions/v1/subscribe-to-topic';

test('a device joins the topics of its person, also after two failures, and stays out of one that was left', async ({
  openVisitor,
  market,
  site,
}) => {
  const person = { id: market.provider.user_id };
  const page = await openVisitor();
  await signInAs(page.context(), site, person);
  await allowPush(page.context());
  let refused = 0;
  await page.route(`**${SUBSCRIBE}`, async (route) => {
    refused += 1;
    if (refused <= 2) await route.fulfill({ status: 503 });
    else await route.continue();
  });
  await page.goto('/profile/settings#device');
  const own = `user-${person.id}`;
  await expect.poll(() => topicsOf(site, person)).toEqual(['all-user', 'providers', own]);
  const forProviders = page.getByRole('switch', { name: 'News for providers' });
  await expect(forProviders).toBeChecked();
  await expectAccessible(page);
  await forProviders.click();
  await expect(forProviders).not.toBeChecked();
  await expect.poll(() => topicsOf(site, person)).toEqual(['all-user', own]);
  // A role that comes later brings its topic; what was left is not joined again.
  await site.owner.execute(
    sql`insert into user_roles (user_id, role, created_at) values (${person.id}, 'admin', now())`,
  );
  await page.reload();
  await expect.poll(() => topicsOf(site, person)).toEqual(['admins', 'all-user', 'live_support_admins', own]);
  await expect(forProviders).not.toBeChecked();
  await forProviders.click();
  await expect.poll(async () => (await topicsOf(site, person)).includes('providers')).toBe(true);
});

test('an admin writes to all providers in both languages, and a provider reads it in their own', async ({
  openAs,
  market,
}) => {
  const [admin, provider] = [
    await openAs(market.admin, { path: '/admin/notifications' }),
    await openAs(market.provider, { language: 'ar', width: 360, path: '/topic-notifications' }),
  ];
  await expect(provider).toHaveURL('/ar/profile/settings#device');
  await expect(provider.getByRole('heading', { name: 'المواضيع' })).toBeVisible();
  await expectAccessible(provider);
  await admin.getByLabel('Who receives it').selectOption('Verified providers');
  await admin.getByRole('button', { name: 'Look at it and send' }).click();
  await expect(admin.getByText('Please write this text.')).toHaveCount(4);
  await admin.getByLabel('Title in English').fill('Commission goes down');
  await admin.getByLabel('Text in English').fill('From next month on.');
  await admin.getByLabel('Title in Arabic').fill('العمولة ستنخفض');
  await admin.getByLabel('Text in Arabic').fill('ابتداءً من الشهر القادم.');
  await admin.getByRole('button', { name: 'Look at it and send' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByText('Verified providers')).toBeVisible();
  await expect(dialog.getByText('العمولة ستنخفض').first()).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(admin.getByText('It is on its way')).toBeVisible();
  await expect(admin.getByLabel('Title in English')).toHaveValue('');
  await provider.goto('/ar/notifications');
  await expect(provider.getByRole('main').getByText('العمولة ستنخفض')).toBeVisible();
});

test('a visitor reads which topics everybody has, without scripts too, and comes back to them after signing in', async ({
  openVisitor,
  world,
  request,
}) => {
  const answer = await request.get('/topic-notifications');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'public, no-cache']);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  const page = await openVisitor({ width: 360 });
  const loaded: string[] = [];
  page.on('request', (each) => each.resourceType() === 'script' && loaded.push(each.url()));
  await page.goto('/topic-notifications', { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/ · Topics · Hirfa$/);
  await expect(main.getByRole('listitem').getByText(/^News for|^For/)).toHaveText([
    'News for everybody',
    'News for providers',
    'For you alone',
  ]);
  await expect(main.getByRole('switch')).toHaveCount(0);
  expect(loaded, 'nothing is loaded before a sign of the visitor').toEqual([]);
  await expectAccessible(page);

  await page.goto('/ar/topic-notifications');
  await expect(page).toHaveTitle(/ · المواضيع · حِرفة$/);
  await expect(main.getByRole('listitem').getByText('أخبار للجميع')).toBeVisible();
  await main.getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL('/ar/auth?mode=signin');
  await fillSignIn(page, await world.userWithPassword(), 'ar');
  await expect(page).toHaveURL('/ar/profile/settings#device');
  await expect(main.getByRole('heading', { name: 'المواضيع' })).toBeVisible();
});
