import { SUPPORT } from '@hirfa/server/testing/support';
import type { Page, Route } from '@playwright/test';
import { breakableLine } from '../../breakable-line.ts';
import { expect, expectAccessible, test } from '../../test.ts';
import { askForHelp, write, rowOf } from './desk-pages.ts';

test.use({ expectedConsole: /status of 409|status of 50\d|ERR_FAILED|WebSocket/ });
const chatOn = (page: Page) => page.getByRole('region', { name: /^Chat with / });
const waitingIn = async (page: Page) => Number(/\((\d+)\)/.exec(await page.title())?.[1] ?? 0);

test('two admins answer a customer on a phone in turn, over a break of the line, and never both', async ({
  openAs,
  market,
  world,
}) => {
  const phone = await openAs(market.customer, { language: 'ar', width: 360, path: '/support' });
  const box = phone.getByPlaceholder('اكتب رسالتك...');
  await expect(phone.getByText('جارٍ بدء المحادثة')).toBeVisible();
  const hany = await openAs(await world.admin('Hany Mansour'), { path: '/admin/dashboard' });
  await hany.getByRole('link', { name: 'Live support' }).click();
  await expect(hany.getByRole('tab', { name: /^Waiting · \d+$/ })).toBeVisible();
  const before = await waitingIn(hany);
  await box.fill('لم يصل مقدم الخدمة');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  const active = await market.ask('customer', 'GET', '/api/v1/support/active-session');
  const { id } = (active.body as { session: { id: string } }).session;
  // A new chat appears by itself, and in the title of the tab.
  await expect(rowOf(hany, id)).toContainText('لم يصل مقدم الخدمة');
  await expect.poll(() => waitingIn(hany)).toBeGreaterThan(before);

  const dinaAccount = await world.admin('Dina Fathy');
  const dina = await openAs(dinaAccount, { path: `/admin/support?id=${id}` });
  await expect(chatOn(dina).getByRole('button', { name: 'Take it', exact: true })).toBeVisible();
  await rowOf(hany, id).getByRole('link').click();
  await expect(chatOn(hany).getByText('لم يصل مقدم الخدمة')).toBeVisible();
  await expectAccessible(hany);
  // Each key is told at most every three seconds, and maybe before the other side had joined.
  await expect(async () => {
    await box.pressSequentially('و');
    await expect(chatOn(hany).getByText('Typing …')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await box.fill('');
  await expect(chatOn(hany).getByText('In the chat now')).toBeVisible({ timeout: 30_000 });
  // Dina has not heard yet that Hany takes it.
  await dina.route('**/api/v1/admin/support/sessions/*/take', async (route) => {
    await chatOn(hany).getByRole('button', { name: 'Take it', exact: true }).click();
    await expect(chatOn(hany).getByText('Yours')).toBeVisible();
    await route.continue();
  });
  await chatOn(dina).getByRole('button', { name: 'Take it', exact: true }).click();
  await expect(dina.getByText('Hany Mansour has taken it')).toBeVisible();
  await expect(chatOn(dina).getByLabel('Your answer')).toBeHidden();

  const again = await hany.context().newPage();
  const line = await breakableLine(again);
  await again.goto(`/admin/support?show=mine&id=${id}`);
  await line.isOpen();
  await expect(async () => {
    await chatOn(again).getByLabel('Your answer').pressSequentially('س');
    await expect(phone.getByText('فريق الدعم يكتب…')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await chatOn(again).getByLabel('Your answer').fill('سنتصل به الآن');
  await chatOn(again).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(phone.getByText('سنتصل به الآن').first()).toBeVisible();
  await line.whileBroken(() => write(market, id, 'شكرًا، أنتظر'));
  await expect(chatOn(again).getByRole('listitem').filter({ hasText: 'شكرًا، أنتظر' })).toHaveCount(1);

  await chatOn(again).getByRole('button', { name: 'Hand over' }).click();
  const dialog = again.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog.getByText('Choose an admin.')).toBeVisible();
  await dialog.getByLabel('Who answers').selectOption(dinaAccount.id);
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(chatOn(again).getByText('Dina Fathy has it')).toBeVisible();
  await chatOn(dina).getByLabel('Your answer').fill('هو في الطريق');
  await chatOn(dina).getByLabel('Your answer').press('Control+Enter');
  await expect(phone.getByText('هو في الطريق').first()).toBeVisible();
  await chatOn(dina).getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(chatOn(dina).getByText('Resolved', { exact: true })).toBeVisible();
  // Resolved is not ended: who writes again is heard, and the mark is gone.
  await box.fill('لم يصل بعد');
  await box.press('Enter');
  await expect(chatOn(dina).getByText('Resolved', { exact: true })).toBeHidden();
});

test('an answer whose reply is lost is stored once; one that is refused stays in the chat, and a draft in its box', async ({
  openAs,
  market,
}) => {
  const id = await askForHelp(market, 'Hello');
  // A link of the app leads an admin to their desk.
  const page = await openAs(market.admin, { path: `/?openSupport=${id}` });
  await expect(page).toHaveURL(`/admin/support?id=${id}`);
  const box = chatOn(page).getByLabel('Your answer');
  const answers = chatOn(page).getByRole('log').getByRole('listitem');
  // The product stores it, and its answer is lost; it is sent again by itself.
  const path = '**/api/v1/admin/support/sessions/*/messages';
  const loseReply = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(path, loseReply, { times: 1 });
  await box.fill('Good morning');
  await box.press('Control+Enter');
  await expect(answers.filter({ hasText: 'Good morning' })).toHaveCount(1);
  await page.route(path, (route) => route.fulfill({ status: 503 }));
  await box.fill('How can we help?');
  await box.press('Control+Enter');
  await expect(chatOn(page).getByText('Not sent')).toBeVisible();
  await box.fill('A draft');
  await page.unroute(path);
  await page.reload();
  await expect(box).toHaveValue('A draft');
  await chatOn(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(chatOn(page).getByText('Not sent')).toBeHidden();
  await expect(chatOn(page).getByText('Sending…')).toBeHidden();
  await expect(answers.filter({ hasText: 'How can we help?' })).toHaveCount(1);
  const stored = await market.ask('admin', 'GET', `${SUPPORT}/${id}/messages`);
  const { items } = stored.body as { items: { message: string | null }[] };
  expect(items.map(({ message }) => message).filter(Boolean)).toEqual(['Hello', 'Good morning', 'How can we help?']);
});
