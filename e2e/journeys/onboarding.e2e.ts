import { cardPicture } from '@hirfa/server/testing/documents';
import { pdf } from '@hirfa/server/testing/hostile/pdfs';
import { SMALL_HEIC } from '@hirfa/server/testing/hostile/pictures';
import { codeIn } from '@hirfa/server/testing/mail-box';
import type { RunningSite } from '@hirfa/server/testing/site';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { expectNoSidewaysScroll, fillSignUp, freshPhone, texted } from '../people.ts';
import { expect, expectAccessible, test } from '../test.ts';

const FORM = '/ar/onboarding/community';
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const next = (page: Page) => press(page, 'متابعة');
const step = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
const saved = (page: Page) => expect(page.getByText('محفوظ. يمكنك المتابعة من أي جهاز.')).toBeVisible();

/** Signs up on the page that asks for it, in Arabic; returns the id of the account. */
async function signUp(page: Page, { mailBox, owner }: RunningSite): Promise<string> {
  await page.goto('/ar/auth?mode=signup');
  const { email } = await fillSignUp(page, { fullName: 'سلمى عبد الرحمن' }, 'ar');
  await page.getByLabel('الرمز').fill(codeIn(await mailBox.latest(email)));
  await press(page, 'تأكيد');
  await expect(page).toHaveURL(/onboarding\/community/);
  const [user] = await owner.execute<{ id: string }>(sql`select id from auth.users where email = ${email}`);
  return user?.id ?? '';
}

async function fillAbout(page: Page, { phones }: RunningSite) {
  await expect(page.getByLabel('الاسم الكامل', { exact: true })).toHaveValue('سلمى عبد الرحمن');
  await page.getByRole('textbox', { name: 'نبذة عنك' }).fill('أعلّم الفخار للمبتدئين في ورشتي بالزمالك منذ خمس سنوات.');
  const phone = freshPhone();
  await page.getByLabel('رقم الموبايل').fill(phone);
  await press(page, 'إرسال الرمز');
  await page.getByLabel('الرمز', { exact: true }).fill(await texted(phones, phone));
  await press(page, 'تأكيد الرقم');
  await expect(page.getByText('مؤكد', { exact: true })).toBeVisible();
}

/** Chooses a file of the device, and waits for the picture of its first page. */
async function upload(page: Page, document: string, type: string, bytes: Uint8Array) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `اختر ملفًا: ${document}` }).click();
  await (await chooser).setFiles({ name: 'document', mimeType: type, buffer: Buffer.from(bytes) });
  const picture = page.getByRole('button', { name: `كبّر: ${document}` }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test('in Arabic on a phone, a person applies with a break, a second device and a cut connection, and waits for an answer', async ({
  openVisitor,
  openAs,
  world,
  site,
  console,
}) => {
  console.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const category = await world.category();
  const area = await world.area({ name_ar: `حي ${category.slug}` });
  const phone = await openVisitor({ width: 360 });
  await phone.goto(FORM);
  await expect(phone.getByText('سجّل الدخول أو أنشئ حسابًا لتنضم كمقدم خدمة.')).toBeVisible();
  const id = await signUp(phone, site);

  await step(phone, 'طريقة عملك');
  await next(phone);
  await expect(phone.getByText('اختر واحدًا من فضلك.')).toBeVisible();
  await phone.getByLabel('باسمي الشخصي').click();
  await next(phone);
  await step(phone, 'نبذة عنك');
  await fillAbout(phone, site);
  await expectAccessible(phone);
  await next(phone);
  await step(phone, 'عملك');

  // Reloaded before the pause in which the form saves itself.
  await phone.getByRole('textbox', { name: 'المهارات' }).fill('فخار');
  await phone.getByRole('textbox', { name: 'المهارات' }).press('Enter');
  await phone.reload();
  await step(phone, 'عملك');
  await expect(phone.getByRole('list', { name: 'مهاراتك' })).toContainText('فخار');
  await saved(phone);

  const laptop = await openAs({ id }, { language: 'ar', path: '/onboarding/community' });
  await step(laptop, 'عملك');
  await laptop.getByLabel('الفئة', { exact: true }).selectOption(category.slug);
  await laptop.getByLabel('هواية بشغف').click();
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
  await phone.getByLabel('بالساعة').click();
  await phone.getByLabel('سعر الساعة بالجنيه').fill('250');
  await next(phone);
  await step(phone, 'المستندات');
  await upload(phone, 'البطاقة الشخصية، الوجه', 'image/jpeg', await cardPicture());
  await upload(phone, 'البطاقة الشخصية، الظهر', 'image/heic', SMALL_HEIC);
  await upload(phone, 'إثبات العنوان', 'application/pdf', pdf());
  await expectNoSidewaysScroll(phone);
  await next(phone);
  await step(phone, 'المراجعة والإرسال');
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await press(phone, 'إرسال طلب الانضمام');
  await expect(phone.getByRole('heading', { level: 1, name: 'طلب انضمامك عندنا' })).toBeVisible();
  await expect(laptop.getByRole('heading', { level: 1, name: 'طلب انضمامك عندنا' })).toBeVisible();
  await expectAccessible(phone);
});
