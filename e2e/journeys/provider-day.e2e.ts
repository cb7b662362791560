import { SlotDay } from '@hirfa/contract/bookings';
import * as z from 'zod';
import { expectEarnings } from '../earnings.ts';
import { moneyOf } from '../ledger.ts';
import { expectNoSidewaysScroll } from '../people.ts';
import { expect, expectAccessible, test } from '../test.ts';

const SlotDays = z.object({ items: z.array(SlotDay) });
const ON_PHONE = { path: '/provider/home', language: 'ar', width: 360 } as const;

test.use({ ownSite: true });

test('in Arabic on a phone, a new provider sets hours, offers a service, goes online, does a job and reads what the ledger says', async ({
  openAs,
  openVisitor,
  market,
  world,
  site,
  clock,
}) => {
  const provider = await world.provider(await world.category(), { is_online: false });
  await world.worksIn(provider, market.area);
  const page = await openAs(provider, ON_PHONE);
  const main = page.getByRole('main');
  const openHome = () => page.goto('/ar/provider/home');

  await main.getByRole('link', { name: 'تحديد مواعيد عملك' }).click();
  await main.getByRole('switch', { name: 'الأحد' }).click();
  await main.getByRole('button', { name: 'تعديل ساعات الأحد' }).click();
  await main.getByRole('button', { name: 'نسخ إلى أيام أخرى' }).click();
  const copy = page.getByRole('dialog');
  await copy.getByText('كل الأيام').click();
  await copy.getByRole('button', { name: 'نسخ الساعات' }).click();
  await main.getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(page.getByText('تم الحفظ. يراه العملاء الآن.')).toBeVisible();

  await openHome();
  await main.getByRole('link', { name: 'إضافة خدمة' }).click();
  await main.getByRole('button', { name: 'خدمة من عندي' }).click();
  await main.getByRole('button', { name: 'إضافة هذه الخدمة' }).click();
  await main.getByLabel('ما اسمها؟').fill('إصلاح كراسي الخيزران');
  await main.getByLabel('السعر بالجنيه').fill('٣٣٣٫٣٧');
  await main.getByRole('button', { name: 'إضافة هذه الخدمة' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'إصلاح كراسي الخيزران' })).toBeVisible();
  const card = page.url().split('/').at(-1) ?? '';

  await openHome();
  const online = main.getByRole('switch', { name: 'متصل الآن' });
  await expect(online).not.toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await online.click();
  expect((await saved).status()).toBe(200);
  const visitor = await openVisitor();
  const publicPage = `/ar/provider/${provider.id}`;
  // It is said once the first free time is found, about a second after the offer.
  await expect.poll(async () => (await visitor.request.get(publicPage)).text()).toContain('متصل الآن');
  await visitor.goto(publicPage);
  await expect(visitor.getByRole('main')).toContainText('متصل الآن');

  const slots = `/api/v1/service-cards/${card}/slots?mode=in_person`;
  const free = SlotDays.parse((await market.ask('customer', 'GET', slots)).body);
  const starts_at = free.items.flatMap((day) => day.slots)[0]?.starts_at ?? '';
  const request = await market.request({ service_card_id: card, starts_at });
  const waiting = main.getByRole('region', { name: 'بانتظار ردك' });
  await waiting.getByRole('button', { name: 'قبول' }).click();
  const job = page.getByRole('dialog');
  const code = () => market.read('customer', request.id).then(({ start_code }) => start_code ?? '');
  await expect.poll(code).toMatch(/^\d{4}$/);

  await clock.passTo(request.starts_at);
  await openHome();
  await main.getByRole('region', { name: 'العمل القادم' }).getByRole('link').first().click();
  await job.getByLabel('رمز العميل المكوّن من 4 أرقام').fill(await code());
  await job.getByRole('button', { name: 'بدء العمل' }).click();
  await expect(job.getByRole('button', { name: 'إنهاء العمل' })).toBeVisible();
  await clock.passTo(request.ends_at);
  await job.getByRole('button', { name: 'إنهاء العمل' }).click();
  await page.getByRole('button', { name: 'نعم، تم العمل' }).click();
  await expect.poll(async () => (await market.read('customer', request.id)).status).toBe('completed');
  await market.step('customer', request.id, 'confirm-completion');
  await expect(job).toContainText('مكتمل');

  await openHome();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('region', { name: 'أرباح هذا الأسبوع' }).getByRole('link').click();
  const { payable = '' } = await moneyOf(site, request.id);
  expect(Number(payable)).toBeGreaterThan(0);
  await expectEarnings(page, request.id, payable);
  await expectNoSidewaysScroll(page);
});
