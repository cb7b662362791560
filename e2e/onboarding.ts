import { cardPicture } from '@hirfa/server/testing/documents';
import { codeIn } from '@hirfa/server/testing/mail-box';
import type { RunningSite } from '@hirfa/server/testing/site';
import { expect, type Locator, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { fillSignUp, freshPhone, texted } from './people.ts';

/** Steps of the onboarding form, in Arabic. */
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
export const next = (page: Page) => press(page, 'متابعة');
export const step = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
export const saved = (page: Page) => expect(page.getByText('محفوظ. يمكنك المتابعة من أي جهاز.')).toBeVisible();

/** Signs up on the page that asks for it, in Arabic; returns the id of the account. */
export async function signUp(page: Page, { mailBox, owner }: RunningSite, fullName: string): Promise<string> {
  await page.goto('/ar/auth?mode=signup');
  const { email } = await fillSignUp(page, { fullName }, 'ar');
  await page.getByLabel('الرمز').fill(codeIn(await mailBox.latest(email)));
  await press(page, 'تأكيد');
  await expect(page).toHaveURL(/onboarding\/community/);
  const [user] = await owner.execute<{ id: string }>(sql`select id from auth.users where email = ${email}`);
  return user?.id ?? '';
}

export async function fillAbout(page: Page, { phones }: RunningSite, fullName: string) {
  await expect(page.getByLabel('الاسم الكامل', { exact: true })).toHaveValue(fullName);
  await page.getByRole('textbox', { name: 'نبذة عنك' }).fill('أعلّم الفخار للمبتدئين في ورشتي بالزمالك منذ خمس سنوات.');
  const phone = freshPhone();
  await page.getByLabel('رقم الموبايل').fill(phone);
  await press(page, 'إرسال الرمز');
  await page.getByLabel('الرمز', { exact: true }).fill(await texted(phones, phone));
  await press(page, 'تأكيد الرقم');
  await expect(page.getByText('مؤكد', { exact: true })).toBeVisible();
}

export const FRONT = 'وجه بطاقة الرقم القومي';
export const BACK = 'ظهر بطاقة الرقم القومي';
export const ADDRESS = 'إثبات العنوان';

/** Chooses a file of the device for a document. By keyboard, because the line of an upload can move the button. */
export async function choose(page: Page, button: string, type: string, bytes: Uint8Array) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).press('Enter');
  await (await chooser).setFiles({ name: 'document', mimeType: type, buffer: Buffer.from(bytes) });
}

/** The small picture of a document, once it can be seen. */
export async function seen(page: Page, document: string) {
  const button = page.getByRole('button', { name: `تكبير: ${document}` });
  await expectPicture(button.locator('img'));
  return button;
}

export const expectPicture = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

/** What somebody writes into the form, in Arabic. */
export interface Applicant {
  fullName: string;
  /** How they join, in the words of the first step. */
  way: 'أعلّم أو أصنع شيئًا' | 'لديّ صنعة' | 'لديّ شركة';
  firm?: string;
  category: string;
  /** Asked only of those who teach or make something. */
  level?: string;
  skill: string;
  service: string;
  price: string;
  area: string;
  /** Beside the identity card and the address. */
  proof?: string;
}

/** Fills the form, which is open, and sends it; hours are as proposed, and where to be paid is left for later. */
export async function fillApplication(page: Page, site: RunningSite, applicant: Applicant): Promise<void> {
  // Otherwise the browser is told for each file to hand it to the test, which a press can overtake.
  page.on('filechooser', () => undefined);
  await page.getByLabel(applicant.way).click();
  await next(page);
  await step(page, 'بياناتك');
  if (applicant.firm !== undefined) await page.getByLabel('اسم الشركة', { exact: true }).fill(applicant.firm);
  await fillAbout(page, site, applicant.fullName);
  await next(page);
  await step(page, 'ما تقدّمه');
  await page.getByLabel('الفئة', { exact: true }).selectOption({ label: applicant.category });
  if (applicant.level !== undefined) await page.getByLabel(applicant.level).click();
  await page.getByRole('textbox', { name: 'المهارات' }).fill(applicant.skill);
  await page.getByRole('textbox', { name: 'المهارات' }).press('Enter');
  await page.getByLabel('بالساعة').click();
  await press(page, applicant.service);
  await page.getByLabel('السعر بالجنيه').fill(applicant.price);
  await next(page);
  await step(page, 'أين وكيف');
  await page.getByLabel('حضوريًا').click();
  await page.getByLabel('ابحث عن منطقة').fill(applicant.area);
  await page.getByLabel(applicant.area).click();
  await next(page);
  await step(page, 'مواعيد عملك');
  await next(page);
  await step(page, 'المستندات');
  const documents = [FRONT, BACK, ADDRESS, ...(applicant.proof === undefined ? [] : [applicant.proof])];
  for (const [index, document] of documents.entries()) {
    await choose(page, `اختيار ملف: ${document}`, 'image/jpeg', await cardPicture(index + 1));
    await seen(page, document);
  }
  await next(page);
  await step(page, 'حساب أرباحك');
  await next(page);
  await step(page, 'المراجعة والإرسال');
  await press(page, 'إرسال طلب الانضمام');
  await expect(page.getByRole('heading', { level: 1, name: 'وصلنا طلب انضمامك' })).toBeInViewport();
}
