import { sendText } from '@hirfa/server/testing/chats';
import { sql } from 'drizzle-orm';
import { expect, expectAccessible, test } from '../../test.ts';

test('in Arabic on a phone, one of two tabs alerts to a message, and a tap opens the chat, which reads the alert', async ({
  openAs,
  market,
  site,
}) => {
  const { id } = await market.confirmed();
  const page = await openAs(market.customer, { language: 'ar', width: 360, path: '/profile' });
  const beside = await page.context().newPage();
  await beside.goto('/ar/profile');
  const counted = async (words: string) => {
    for (const tab of [page, beside])
      await expect(tab.getByRole('banner').getByRole('link', { name: 'الإشعارات' })).toHaveAccessibleName(words);
  };
  await counted('الإشعارات إشعاران غير مقروءين');

  await sendText(market, 'provider', id, 'أنا عند الباب');
  await site.owner.execute(sql`update deadlines set due_at = messages.created_at from messages
    where deadlines.kind = 'notifications.message' and entity_id = messages.id and booking_id = ${id}`);
  const toastOn = (tab: typeof page) => tab.locator('[data-sonner-toast]').filter({ hasText: 'أنا عند الباب' });
  await counted('الإشعارات 3 إشعارات غير مقروءة');
  const alerts = () => Promise.all([page, beside].map((tab) => toastOn(tab).count()));
  await expect.poll(async () => (await alerts()).toSorted()).toEqual([0, 1]);
  const shown = (await alerts())[0] === 1 ? page : beside;
  await expectAccessible(shown);
  await toastOn(shown).getByRole('button', { name: 'عرض' }).click();
  await expect(shown).toHaveURL(`/ar/messages/${id}`);
  await expect(shown.getByRole('log')).toContainText('أنا عند الباب');
  await counted('الإشعارات إشعاران غير مقروءين');
});
