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

export const FRONT = 'وجه البطاقة الشخصية';
export const BACK = 'ظهر البطاقة الشخصية';
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
