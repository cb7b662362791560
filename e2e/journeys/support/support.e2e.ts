import { randomUUID } from 'node:crypto';
import { INBOX, SUPPORT } from '@hirfa/server/testing/support';
import { breakableLine } from '../../breakable-line.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test.use({ expectedConsole: /status of (?:404|50\d)|ERR_FAILED|WebSocket/ });

test('in Arabic on a phone, a customer writes to support, is answered, loses the line, and ends the chat', async ({
  openAs,
  market,
}) => {
  const page = await openAs(market.customer, { language: 'ar', width: 360, path: '/profile' });
  await page.getByRole('link', { name: 'الدعم المباشر' }).click();
  await expect(page).toHaveURL('/ar/support');
  const chat = page.getByRole('region', { name: 'محادثة مع الدعم' });
  // Nobody of the team is there yet.
  await expect(chat.getByText('جارٍ بدء المحادثة')).toBeVisible();
  await expect(page.getByRole('link', { name: 'الدعم المباشر' })).toBeHidden();
  await expect(chat.getByText('رد تلقائي').first()).toBeVisible();
  await expect(chat.getByText('أرسل رسالة لتبدأ المحادثة مع الدعم')).toBeVisible();
  await expectAccessible(page);
  const box = chat.getByPlaceholder('اكتب رسالتك...');
  await box.fill('   ');
  await box.press('Enter');
  await box.fill('لم يصل مقدم الخدمة');
  await box.press('Shift+Enter');
  await box.pressSequentially('منذ ساعة');
  await page.reload();
  await expect(box).toHaveValue('لم يصل مقدم الخدمة\nمنذ ساعة');
  await box.press('Enter');
  await expect(chat.getByRole('listitem').filter({ hasText: 'لم يصل مقدم الخدمة' })).toHaveCount(1);
  await expect(box).toHaveValue('');
  await expect(chat.getByText('رسالتك عند فريقنا')).toBeVisible();

  const inbox = await market.ask('admin', 'GET', `${INBOX}?show=waiting`);
  const { items } = inbox.body as { items: { id: string; person: { user_id: string } }[] };
  const id = items.find(({ person }) => person.user_id === market.customer.id)?.id ?? '';
  const answer = (message: string) =>
    market.ask('admin', 'POST', `${INBOX}/${id}/messages`, { id: randomUUID(), message });
  expect((await answer('سنتصل به الآن')).status).toBe(200);
  await expect(chat.getByRole('listitem').filter({ hasText: 'فريق الدعم' })).toContainText('سنتصل به الآن');
  await expect(chat.getByText('متصل')).toBeVisible();

  const again = await page.context().newPage();
  const line = await breakableLine(again);
  await again.goto('/ar/support');
  await line.isOpen();
  await expect(again.getByText('سنتصل به الآن').first()).toBeVisible();
  const status = again.getByRole('region', { name: 'محادثة مع الدعم' }).getByRole('status').first();
  await expect(status).toHaveText('متصل');
  await line.whileBroken(async () => {
    await expect(status).toHaveText('جارٍ بدء المحادثة');
    await answer('هو في الطريق');
  });
  await expect(status).toHaveText('متصل');
  await expect(again.getByRole('listitem').filter({ hasText: 'هو في الطريق' })).toHaveCount(1);
  await again.close();

  await chat.getByRole('button', { name: 'إنهاء المحادثة' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'انتهت المحادثة' }).first()).toBeVisible();
  await expect(chat.getByRole('button', { name: 'بدء محادثة جديدة' })).toBeVisible();
  const earlier = page.getByRole('region', { name: 'محادثات سابقة' });
  await earlier.getByRole('group').locator('summary').click();
  await expect(earlier.getByText('هو في الطريق')).toBeVisible();
  await expectAccessible(page);
  const rating = chat.getByRole('group', { name: 'كيف كانت مساعدتنا؟' });
  await rating.locator('label').nth(3).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'شكرًا على تقييمك' })).toBeVisible();
  await expect(earlier.getByRole('radio', { name: '4 نجوم من 5' })).toBeChecked();
  await chat.getByRole('button', { name: 'بدء محادثة جديدة' }).click();
  // Nobody of the team has taken the new one yet.
  await expect(chat.getByText('جارٍ بدء المحادثة')).toBeVisible();
  await expect(chat.getByText('هو في الطريق')).toBeHidden();
});

test('what fails is told, nothing typed is lost, and the same words are stored once', async ({ openAs, market }) => {
  const page = await openAs(market.customer, { path: '/support' });
  const chat = page.getByRole('region', { name: 'Chat with support' });
  const box = chat.getByPlaceholder('Type your message...');
  await expect(box).toBeVisible();
  await expectAccessible(page);
  // The product stores it, and its answer is lost.
  await page.route('**/functions/v1/send-live-support-message', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await box.fill('My booking is gone');
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Failed to send message')).toBeVisible();
  await expect(box).toHaveValue('My booking is gone');
  await page.unroute('**/functions/v1/send-live-support-message');
  // Also on a page that was loaded anew, the same words are the same message.
  await page.reload();
  await expect(chat.getByRole('listitem').filter({ hasText: 'My booking is gone' })).toHaveCount(1);
  await expect(box).toHaveValue('My booking is gone');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await expect(chat.getByRole('listitem').filter({ hasText: 'My booking is gone' })).toHaveCount(1);
  await page.route('**/api/v1/support/sessions/*/end', (route) => route.fulfill({ status: 503 }));
  await chat.getByRole('button', { name: 'End Chat' }).click();
  await expect(page.getByText('Failed to end chat')).toBeVisible();
  await page.unroute('**/api/v1/support/sessions/*/end');
  // It was ended in another tab.
  const active = await market.ask('customer', 'GET', '/api/v1/support/active-session');
  const { session } = active.body as { session: { id: string } };
  await market.ask('customer', 'POST', `${SUPPORT}/${session.id}/end`, {});
  await expect(chat.getByText('Chat ended')).toBeVisible();
  await expect(box).toBeHidden();
});

test('who is not signed in sees why they should, and comes back after signing in; a link of the app leads here', async ({
  page,
}) => {
  const session = '019aa000-0000-7000-8000-000000000001';
  await page.goto(`/?openSupport=${session}`);
  await expect(page).toHaveURL(`/support?session=${session}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth?mode=signin');
  await page.goto('/ar/support');
  await expect(page.getByRole('heading', { level: 1, name: 'يلزم تسجيل الدخول' })).toBeVisible();
  await expectAccessible(page);
});

test('an answer reaches its person on another page, and a tap on it opens the chat, which reads it', async ({
  openAs,
  market,
}) => {
  const page = await openAs(market.customer, { path: '/support' });
  const chat = page.getByRole('region', { name: 'Chat with support' });
  await chat.getByPlaceholder('Type your message...').fill('Where is my refund?');
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByRole('listitem').filter({ hasText: 'Where is my refund?' })).toHaveCount(1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Notifications/ })
    .click();
  await expect(page).toHaveURL('/notifications');
  const inbox = await market.ask('admin', 'GET', `${INBOX}?show=waiting`);
  const { items } = inbox.body as { items: { id: string; person: { user_id: string } }[] };
  const id = items.find(({ person }) => person.user_id === market.customer.id)?.id ?? '';
  const message = 'It left our bank yesterday.';
  await market.ask('admin', 'POST', `${INBOX}/${id}/messages`, { id: randomUUID(), message });
  const news = page.getByRole('main').getByRole('link', { name: /Support has answered/ });
  await expect(news).toBeVisible();
  await news.click();
  await expect(page).toHaveURL('/support');
  await expect(chat.getByRole('listitem').filter({ hasText: 'Support Team' })).toContainText(message);
  await expect
    .poll(async () => {
      const list = await market.ask('customer', 'GET', '/api/v1/notifications?show=messages');
      return (list.body as { unread_count: number }).unread_count;
    })
    .toBe(0);
});

test('a person who asks about a booking comes with it, and the chat leads back to the booking', async ({
  openAs,
  market,
}) => {
  const { id } = await market.confirmed();
  const page = await openAs(market.customer, { path: `/booking-confirmation/${id}` });
  await page.getByRole('link', { name: 'Ask support' }).click();
  await expect(page).toHaveURL(`/support?booking=${id}`);
  const chat = page.getByRole('region', { name: 'Chat with support' });
  const about = chat.getByRole('paragraph').filter({ hasText: /^About / });
  await expect(about).toBeVisible();
  await expectAccessible(page);
  const inbox = await market.ask('admin', 'GET', `${INBOX}?show=all`);
  expect((inbox.body as { items: { booking_id: string | null }[] }).items.map((item) => item.booking_id)).toContain(id);
  await about.getByRole('link').click();
  await expect(page).toHaveURL(`/booking-confirmation/${id}`);
  await page.goto(`/support?booking=${randomUUID()}`);
  await expect(chat.getByPlaceholder('Type your message...')).toBeVisible();
});
