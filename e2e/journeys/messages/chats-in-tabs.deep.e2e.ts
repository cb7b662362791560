import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { enter, tabTo } from '../../keyboard.ts';
import { expect, expectAccessible, test } from '../../test.ts';
import { logOf, fieldOf, write } from './chat-pages.ts';

const messagesLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });

test('tabs agree on what is unread, and by keyboard a chat is written in, muted, reported and blocked', async ({
  openAs,
  market,
  site,
}) => {
  const { id } = await market.confirmed();
  const provider = await openAs(market.provider, { path: `/messages/${id}` });
  const tab = await openAs(market.customer, { path: '/messages' });
  const beside = await tab.context().newPage();
  await beside.goto('/profile');
  await write(provider, 'Good evening');
  for (const page of [tab, beside]) await expect(messagesLink(page)).toHaveAccessibleName('Messages 1 unread message');
  await enter(tab.getByRole('main').getByRole('link', { name: /Good evening/ }));
  await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();
  for (const page of [tab, beside]) await expect(messagesLink(page)).toHaveAccessibleName('Messages');

  await beside.goto(`/messages/${id}`);
  await tabTo(fieldOf(tab));
  await tab.keyboard.type('First line');
  await tab.keyboard.press('Shift+Enter');
  await tab.keyboard.type('Second line');
  await tab.keyboard.press('Enter');
  await expect(fieldOf(tab)).toBeFocused();
  await expect(fieldOf(tab)).toHaveValue('');
  for (const page of [tab, beside, provider])
    await expect(logOf(page).getByText('First line Second line', { exact: true })).toHaveCount(1);

  await test.step('a chat is muted, and not any more', async () => {
    const mute = tab.getByRole('button', { name: 'Mute this chat' });
    await enter(mute);
    await expect(mute).toHaveAttribute('aria-pressed', 'true');
    await expect(beside.getByRole('button', { name: 'Mute this chat' })).toHaveAttribute('aria-pressed', 'true');
    await tab.keyboard.press('Enter');
    await expect(mute).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a message is reported', async () => {
    const menu = tab.getByRole('button', { name: 'About this message' });
    await enter(menu);
    await expect(tab.getByRole('menuitem', { name: 'Report this message' })).toBeFocused();
    await tab.keyboard.press('Enter');
    const dialog = tab.getByRole('dialog');
    await enter(dialog.getByRole('button', { name: 'Report', exact: true }));
    const reason = dialog.getByLabel('Reason (required)');
    await expect(reason).toBeFocused();
    await tab.keyboard.type('He asks for cash.');
    await expectAccessible(tab);
    await enter(dialog.getByRole('button', { name: 'Report', exact: true }));
    await expect(logOf(tab).getByText('Reported')).toBeVisible();
    await expect(menu).toBeFocused();
    const rows = await site.owner.execute(sql`select reason from message_reports where booking_id = ${id}`);
    expect(rows.map(({ reason: why }) => why)).toEqual(['He asks for cash.']);
  });

  await test.step('the provider blocks the customer', async () => {
    const menu = provider.getByRole('button', { name: 'About this message' });
    const first = provider.getByRole('menuitem', { name: 'Report this message' });
    const block = provider.getByRole('menuitem', { name: 'Block this customer' });
    const openBlocking = async () => {
      await expect(first).toBeFocused();
      await provider.keyboard.press('End');
      await expect(block).toBeFocused();
      await provider.keyboard.press('Enter');
    };
    await enter(menu);
    await openBlocking();
    const dialog = provider.getByRole('dialog');
    await enter(dialog.getByRole('button', { name: 'Block', exact: true }));
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
    await provider.keyboard.press('Enter');
    await openBlocking();
    await expect(dialog.getByRole('button', { name: 'Unblock', exact: true })).toBeVisible();
  });
});
