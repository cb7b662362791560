import { cardPicture } from '@hirfa/server/testing/documents';
import { pdf } from '@hirfa/server/testing/hostile/pdfs';
import { SMALL_HEIC } from '@hirfa/server/testing/hostile/pictures';
import type { Page } from '@playwright/test';
import { approve, askToReject, enter, tabTo, typeInto } from '../keyboard.ts';
import { expectNoSidewaysScroll } from '../people.ts';
import {
  ADDRESS,
  BACK,
  choose,
  expectPicture,
  fillAbout,
  FRONT,
  next,
  press,
  saved,
  seen,
  signUp,
  step,
} from '../onboarding.ts';
import { expect, expectAccessible, test } from '../test.ts';

const FORM = '/ar/onboarding/community';
/** The upload goes on while another step is shown. */
async function uploadFrontWhileAway(page: Page) {
  const isAway = Promise.withResolvers<void>();
  await page.route(/\/provider\/uploads\/.*offset=/, async (route) => {
    await isAway.promise;
    await route.continue();
  });
  await choose(page, `اختيار ملف: ${FRONT}`, 'image/jpeg', await cardPicture(1));
  await expect(page.getByText('جارٍ الرفع')).toBeVisible();
  await press(page, 'السابق');
  await step(page, 'مواعيد عملك');
  const stored = page.waitForResponse(/\/provider\/uploads\/.*finish/);
  isAway.resolve();
  await stored;
  await next(page);
  await seen(page, FRONT);
}

const status = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Finds the applicant in the list, and looks at each document. */
async function openApplicant(admin: Page, name: string) {
  await enter(admin.getByRole('link', { name }));
  await expect(admin.locator('main h2:focus')).toHaveText(name);
  for (const document of [FRONT, BACK, ADDRESS]) {
    await enter(await seen(admin, document));
    const dialog = admin.getByRole('dialog', { name: document });
    // It hears the keyboard now.
    await expect(dialog.getByRole('heading')).toBeFocused();
    await expectPicture(dialog.getByRole('img', { name: document }));
    await admin.keyboard.press('Escape');
  }
}

test('in Arabic on a phone, a person applies with a break, a second device and a cut connection, mends what an admin rejects, and is approved', async ({
  openVisitor,
  openAs,
  world,
  site,
  console,
}) => {
  console.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const category = await world.category();
  const fullName = `سلمى عبد الرحمن ${category.slug.slice(-6)}`;
  const area = await world.area({ name_ar: `حي ${category.slug}` });
  const phone = await openVisitor({ width: 360 });
  // Otherwise the browser is told for each file to hand it to the test, which a press can overtake.
  phone.on('filechooser', () => undefined);
  await phone.goto(FORM);
  await expect(phone.getByText('سجّل الدخول أو أنشئ حسابًا لتنضم كمقدم خدمة.')).toBeVisible();
  const id = await signUp(phone, site, fullName);

  await step(phone, 'طريقة عملك');
  await next(phone);
  await expect(phone.getByText('اختر واحدًا من فضلك.')).toBeVisible();
  await phone.getByLabel('أعلّم أو أصنع شيئًا').click();
  await next(phone);
  await step(phone, 'بياناتك');
  await fillAbout(phone, site, fullName);
  await expectAccessible(phone);
  await next(phone);
  await step(phone, 'ما تقدّمه');

  // Reloaded before the pause in which the form saves itself, the second skill half typed.
  await phone.getByRole('textbox', { name: 'المهارات' }).fill('فخار');
  await phone.getByRole('textbox', { name: 'المهارات' }).press('Enter');
  await phone.getByRole('textbox', { name: 'المهارات' }).fill('فخار');
  await phone.reload();
  await step(phone, 'ما تقدّمه');
  await expect(phone.getByRole('list', { name: 'مهاراتك' })).toContainText('فخار');
  await expect(phone.getByRole('list', { name: 'مهاراتك' })).toContainText('فخار');
  await saved(phone);

  const laptop = await openAs({ id }, { language: 'ar', path: '/onboarding/community' });
  await step(laptop, 'ما تقدّمه');
  await laptop.getByLabel('الفئة', { exact: true }).selectOption(category.slug);
  await laptop.getByLabel('هاوٍ متمكّن').click();
  await laptop.getByLabel('بالساعة').click();
  await press(laptop, 'خدمة من عندي');
  await laptop.getByLabel('ما اسمها؟').fill('ورشة فخار للأطفال');
  await laptop.getByLabel('السعر بالجنيه').fill('٣٠٠');
  await expect(laptop.getByText(/نصيبك منه .*225/)).toBeVisible();
  await next(laptop);
  await step(laptop, 'أين وكيف');
  await saved(laptop);

  // The phone still shows the old step; what is typed there joins what the laptop has saved.
  await phone.getByRole('textbox', { name: 'المهارات' }).fill('تزجيج');
  await press(phone, 'إضافة: المهارات');
  await expect(phone.getByText('كتبت أيضًا على جهاز آخر')).toBeVisible();
  await expect(phone.getByLabel('ما اسمها؟')).toHaveValue('ورشة فخار للأطفال');
  await saved(phone);

  await phone.context().setOffline(true);
  await press(phone, 'متابعة');
  await step(phone, 'أين وكيف');
  await phone.getByLabel('حضوريًا').click();
  await expect(phone.getByText(/لم يُحفظ بعد/)).toBeVisible();
  await phone.context().setOffline(false);
  await saved(phone);
  await phone.getByLabel('ابحث عن منطقة').fill(area.name_ar);
  await phone.getByLabel(area.name_ar).click();
  await next(phone);
  await step(phone, 'مواعيد عملك');
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await next(phone);
  await step(phone, 'المستندات');
  await uploadFrontWhileAway(phone);
  await choose(phone, `اختيار ملف: ${BACK}`, 'image/heic', SMALL_HEIC);
  await seen(phone, BACK);
  await choose(phone, `اختيار ملف: ${ADDRESS}`, 'application/pdf', pdf());
  await seen(phone, ADDRESS);
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await next(phone);
  await step(phone, 'حساب أرباحك');
  await sayWhereToBePaid(phone);
  await next(phone);
  await step(phone, 'المراجعة والإرسال');
  await expect(phone.getByText('•••• 0002')).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await press(phone, 'إرسال طلب الانضمام');
  await status(phone, 'وصلنا طلب انضمامك');
  await expect(phone.locator('h1')).toBeFocused();
  await status(laptop, 'وصلنا طلب انضمامك');
  await expectAccessible(phone);

  // The admin has no mouse.
  const admin = await openAs(await world.admin(), { language: 'ar', path: '/admin/dashboard?tab=providers' });
  await typeInto(admin.getByLabel('البحث بالاسم'), fullName);
  await openApplicant(admin, fullName);
  const dialog = await askToReject(admin);
  await enter(dialog.getByRole('button', { name: 'صورة غير واضحة' }));
  await tabTo(dialog.getByLabel('السبب'));
  await admin.keyboard.press('Control+Enter');
  await status(phone, 'لم نتمكن من قبول طلبك بعد');
  await expect(phone.getByRole('blockquote')).toContainText('إحدى صور المستندات غير واضحة.');
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);

  await press(phone, 'التعديل وإعادة الإرسال');
  await expect(phone.locator('h1')).toBeFocused();
  await press(phone, 'الخطوة 1 من 8');
  await phone.getByRole('menuitemradio', { name: '6. المستندات' }).click();
  await expect(phone.getByRole('heading', { level: 2, name: 'المستندات' })).toBeFocused();
  await seen(phone, FRONT);
  await choose(phone, `استبدال: ${FRONT}`, 'image/jpeg', await cardPicture(2));
  await next(phone);
  await step(phone, 'حساب أرباحك');
  await next(phone);
  await press(phone, 'إرسال طلب الانضمام');
  await status(phone, 'وصلنا طلب انضمامك');

  await expect(admin.getByRole('tab', { name: 'قيد المراجعة · 1' })).toBeVisible();
  await openApplicant(admin, fullName);
  await approve(admin, 'a');
  await status(phone, 'أهلًا بك بين مقدمي الخدمات');
  await status(laptop, 'أهلًا بك بين مقدمي الخدمات');

  await admin.goto('/ar/admin/audit?action=look_at_document');
  await expect(admin.getByRole('main').getByText(FRONT).first()).toBeVisible();
  await expect(admin.locator('main dt bdi'), 'each field is named in words').toHaveCount(0);
});

async function sayWhereToBePaid(page: Page) {
  await page.getByRole('textbox', { name: 'رقم الآيبان' }).fill('EG38 0019 0005 0000 0000 2631 8000 2');
  await page.getByLabel('اسم صاحب الحساب').fill('سلمى عبد الرحمن');
  await press(page, 'حفظ');
  await expect(page.getByText('حساب بنكي •••• 0002')).toBeVisible();
}

test('a suspended provider whose application can not be read is not sent away', async ({ openAs, world, console }) => {
  console.expect(/ERR_FAILED|Failed to fetch/);
  const suspended = await world.provider(await world.category(), {
    is_active: false,
    suspension_reason: 'A complaint',
  });
  const page = await openAs(suspended);
  await page.route('**/api/v1/provider/application', (route) => route.abort());
  await page.goto('/provider/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page).toHaveURL('/provider/dashboard');
  await page.unroute('**/api/v1/provider/application');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeHidden();
  await expect(page).toHaveURL('/provider/dashboard');
});
