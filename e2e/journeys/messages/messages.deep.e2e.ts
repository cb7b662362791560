import { hoursFrom } from '@hirfa/server/testing/market';
import { picture } from '@hirfa/server/testing/cards';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';
import { logOf } from './chat-pages.ts';

const WORDS = {
  en: { field: 'Your message', send: 'Send' },
  ar: { field: 'رسالتك', send: 'إرسال' },
} as const;

async function write(page: Page, text: string, language: 'en' | 'ar' = 'ar'): Promise<void> {
  await page.getByLabel(WORDS[language].field, { exact: true }).fill(text);
  await page.getByRole('button', { name: WORDS[language].send, exact: true }).click();
}

/** The words of the messages, from top to bottom. */
const said = (page: Page) => logOf(page).locator('p[dir=auto]').allTextContents();

/** How many pixels of the messages are below what is in sight. */
const belowSight = (page: Page) =>
  logOf(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);

const PHOTO_WIDTH = 400;
const photo = async () => ({
  name: 'door.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await picture(180, PHOTO_WIDTH, 300)),
});

test.describe('a tunnel', () => {
  test.use({ ownSite: true, expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/ });

  test('two people agree on a phone in Arabic: a number is hidden, what is written in a tunnel arrives once, and a reminder leads to the booking', async ({
    openAs,
    market,
    site,
    clock,
  }) => {
    const { id, starts_at } = await market.request();
    const view = { language: 'ar', width: 360, path: `/messages/${id}` } as const;
    const customer = await openAs(market.customer, view);
    await write(customer, 'مساء الخير، رقمي 01012345678');
    await expect(logOf(customer)).toContainText('•••');
    await expect(logOf(customer)).toContainText('أخفينا رقمًا');
    await expect(logOf(customer)).not.toContainText('01012345678');

    const provider = await openAs(market.provider, { ...view, path: '/messages' });
    await provider
      .getByRole('main')
      .getByRole('link', { name: /رسالة واحدة غير مقروءة/ })
      .click();
    await expect(logOf(provider)).toContainText('رسائل جديدة');
    await expect(logOf(customer)).toContainText('قُرئت');
    await expectAccessible(provider);
    await expectNoSidewaysScroll(provider);

    await customer.context().setOffline(true);
    const inTunnel = ['واحد', 'اثنان', 'ثلاثة'];
    for (const text of inTunnel) await write(customer, text);
    await expect(logOf(customer).getByText('نرسلها عند عودة الاتصال')).toHaveCount(3);
    // The browser closes the page in the tunnel; the next one sends what waits.
    const tab = await customer.context().newPage();
    await customer.close();
    await tab.context().setOffline(false);
    await tab.goto(`/ar/messages/${id}`);
    await expect(logOf(provider)).toContainText('ثلاثة');
    await expect(logOf(tab)).not.toContainText('جارٍ الإرسال');
    const all = ['مساء الخير، رقمي •••', ...inTunnel];
    await expect.poll(() => said(tab)).toEqual(all);
    expect(await said(provider)).toEqual(all);

    await market.step('provider', id, 'accept');
    await site.work();
    await expect(logOf(tab)).toContainText('وافق مقدم الخدمة على الطلب');
    await write(provider, 'رقمي 01112345678');
    await expect(logOf(tab)).toContainText('01112345678');

    await tab.context().setOffline(true);
    await tab.locator('input[type=file]').setInputFiles(await photo());
    await expect(logOf(tab).getByRole('img', { name: 'صورتك' })).toBeVisible();
    await expect(logOf(tab).getByText('نرسلها عند عودة الاتصال')).toBeVisible();
    await expect.poll(() => belowSight(tab)).toBeLessThan(2);
    const next = await tab.context().newPage();
    await tab.close();
    await next.context().setOffline(false);
    await next.goto(`/ar/messages/${id}`);
    const seen = logOf(provider).getByRole('button', { name: /^صورة من/ });
    await expect(seen.getByRole('img')).toHaveJSProperty('naturalWidth', PHOTO_WIDTH);
    await expect(logOf(next)).toContainText('قُرئت');
    // A phone's keyboard takes half of the window.
    await provider.setViewportSize({ width: 360, height: 420 });
    await expect.poll(() => belowSight(provider)).toBeLessThan(2);
    await provider.setViewportSize({ width: 360, height: 800 });
    await seen.press('Enter');
    await expect(provider.getByRole('dialog')).toBeVisible();
    await expectAccessible(provider);
    await provider.keyboard.press('Escape');
    await expect(seen).toBeFocused();

    await next.goto('/ar/notifications');
    await clock.passTo(hoursFrom(new Date(starts_at), -23.9));
    await next.getByRole('main').getByRole('link', { name: 'اقترب موعد حجزك' }).click();
    await expect(next).toHaveURL(`/ar/booking-confirmation/${id}`);
    await expect(logOf(provider)).toContainText('يبدأ العمل بعد 24 ساعة');

    await write(provider, 'أراك غدًا');
    await expect(logOf(provider)).not.toContainText('جارٍ الإرسال');
    await clock.pass(6000);
    await next
      .getByRole('banner')
      .getByRole('link', { name: /^الإشعارات/ })
      .click();
    await next.getByRole('main').getByRole('listitem').filter({ hasText: 'أراك غدًا' }).getByRole('link').click();
    await expect(next).toHaveURL(`/ar/messages/${id}`);
    await expect(logOf(next)).toContainText('أراك غدًا');
  });
});
