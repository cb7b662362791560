import { randomUUID } from 'node:crypto';
import { INBOX, SUPPORT } from '@hirfa/server/testing/support';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, type Journey, test } from '../../test.ts';

type Market = Journey['market'];

async function askForHelp(market: Market, message: string): Promise<string> {
  const opened = await market.ask('customer', 'POST', SUPPORT, { language: 'ar' });
  const { id } = opened.body as { id: string };
  await market.ask('customer', 'POST', '/functions/v1/send-live-support-message', { session_id: id, message });
  return id;
}

// The browser reports that a change was refused.
test.use({ expectedConsole: /status of 409/ });

const chatOn = (page: Page) => page.getByRole('region', { name: /^Chat with |^محادثة مع / });

test('admins leave notes that the person never sees, answer with saved replies, and look at an earlier chat', async ({
  openAs,
  market,
  world,
}) => {
  const earlier = await askForHelp(market, 'A question of last week');
  await market.ask('customer', 'POST', `${SUPPORT}/${earlier}/end`, {});
  const id = await askForHelp(market, 'لم يصل أحد');
  const hany = await openAs(await world.admin('Hany Mansour'), { path: `/admin/support?id=${id}` });
  const chat = chatOn(hany);
  await chat.getByRole('button', { name: 'Notes · 0' }).click();
  await chat.getByRole('button', { name: 'Write a note' }).click();
  await chat.getByLabel('Note for the team').fill('Waits since Monday');
  await expectAccessible(hany);
  await chat.getByRole('button', { name: 'Save the note' }).click();
  await expect(chat.getByRole('button', { name: 'Notes · 1' })).toBeVisible();
  await expect(chat.getByLabel('Note for the team')).toBeHidden();
  await expectAccessible(hany);

  await chat.getByRole('button', { name: 'Saved replies' }).click();
  const dialog = hany.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a reply' }).click();
  const name = `Sorry ${id.slice(0, 8)}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('In English').fill('Dear {customer}, we are sorry.');
  await expect(dialog.getByText('Only these stand in braces')).toBeVisible();
  await dialog.getByLabel('In English').fill('Dear {person}, we are sorry about {booking}.');
  await dialog.getByLabel('In Arabic').fill('نعتذر لك يا {person} عن {booking}.');
  await expectAccessible(hany);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  // The chat is in Arabic, and about no booking.
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const box = chat.getByLabel('Your answer');
  await expect(box).toBeFocused();
  const filled = await box.inputValue();
  expect(filled).toMatch(/^نعتذر لك يا [^{}]+ عن \{booking\}\.$/);
  await box.press('Control+Enter');
  await expect(chat.getByText('Write something in place of {booking} before you send it.')).toBeVisible();
  await expect(box).toHaveValue(filled);
  await box.fill(filled.replace('{booking}', 'التأخير'));
  await box.press('Control+Enter');
  await expect(box).toHaveValue('');

  const dina = await openAs(await world.admin('Dina Fathy'), {
    language: 'ar',
    width: 360,
    path: `/admin/support?id=${id}`,
  });
  const beside = chatOn(dina);
  await expect(beside.getByText('Waits since Monday')).toBeVisible();
  await expect(beside.getByText('عن التأخير')).toBeVisible();
  await expectAccessible(dina);
  expect(await dina.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await beside.getByRole('button', { name: /^محادثات/ }).click();
  await beside.locator(`a[href*="${earlier}"]`).click();
  await expect(beside.getByText('A question of last week')).toBeVisible();

  const log = await market.ask('admin', 'GET', `/api/v1/admin/audit-log?entity_id=${earlier}`);
  expect(JSON.stringify(log.body)).toContain('support_session.look');
  const own = await market.ask('customer', 'GET', `${SUPPORT}/${id}/messages`);
  expect(JSON.stringify(own.body)).toContain('عن التأخير');
  expect(JSON.stringify(own.body)).not.toContain('Waits since Monday');
  expect((await market.ask('customer', 'GET', `${INBOX}/${id}`)).status).toBe(403);
});

test('what an admin writes in a saved reply survives a reload, and a colleague who was faster', async ({
  openAs,
  market,
}) => {
  const id = await askForHelp(market, 'لم يصل أحد');
  const reply = `/api/v1/admin/support/replies/${randomUUID()}`;
  const name = `Delay ${id.slice(-10)}`;
  const stored = { name, text_en: 'It is late.', text_ar: 'تأخر.' };
  expect((await market.ask('admin', 'PUT', reply, { ...stored, version: 0 })).status).toBe(200);
  const page = await openAs(market.admin, { path: `/admin/support?id=${id}` });
  const dialog = page.getByRole('dialog');
  const openReply = async () => {
    await chatOn(page).getByRole('button', { name: 'Saved replies' }).click();
    await dialog.getByRole('button', { name: `Change “${name}”` }).click();
  };
  await openReply();
  await dialog.getByLabel('In English').fill('We are sorry: it is late.');
  await page.reload();
  await openReply();
  await expect(dialog.getByLabel('In English')).toHaveValue('We are sorry: it is late.');
  await expect(dialog.getByLabel('In Arabic')).toHaveValue('تأخر.');

  await market.ask('admin', 'PUT', reply, { ...stored, text_ar: 'نعتذر عن التأخير.', version: 1 });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('What you wrote is still here.')).toBeVisible();
  await expect(dialog.getByText('نعتذر عن التأخير.')).toBeVisible();
  await expect(dialog.getByLabel('In English')).toHaveValue('We are sorry: it is late.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go on with my words' }).click();
  await dialog.getByLabel('In Arabic').fill('نعتذر عن التأخير.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Add a reply' })).toBeVisible();
  await dialog.getByRole('button', { name: `Change “${name}”` }).click();
  await expect(dialog.getByLabel('In English')).toHaveValue('We are sorry: it is late.');
  await expect(dialog.getByLabel('In Arabic')).toHaveValue('نعتذر عن التأخير.');
});
