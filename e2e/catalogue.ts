import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Saves the form of the catalogue that is open. */
export async function saveEntry(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Fills in the form of a new category, which is open. */
export async function fillCategory(page: Page, word: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name in English').fill(`Weaving ${word}`);
  await dialog.getByLabel('Name in Arabic').fill(`النسيج ${word}`);
  await dialog.getByLabel('Description in English').fill('Baskets and carpets.');
  await dialog.getByLabel('Description in Arabic').fill('سلال وسجاد.');
  await dialog.getByLabel('Short name in addresses').fill(`weaving-${word}`);
}

/** Adds a service of that category; the page of the catalogue is open. */
export async function addService(page: Page, word: string): Promise<void> {
  await page.getByRole('tab', { name: 'Services' }).click();
  await page.getByRole('button', { name: 'Add a service of the catalogue' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title in English').fill(`A basket ${word}`);
  await dialog.getByLabel('Title in Arabic').fill(`سلة ${word}`);
  await dialog.getByLabel('Summary in English').fill('Made by hand.');
  await dialog.getByLabel('Summary in Arabic').fill('صناعة يدوية.');
  await dialog.getByLabel('Description in English').fill('One basket of palm leaves.');
  await dialog.getByLabel('Description in Arabic').fill('سلة من سعف النخيل.');
  await dialog.getByLabel('Category').selectOption(`Weaving ${word}`);
  await dialog.getByLabel('Short name in addresses').fill(`basket-${word}`);
  await saveEntry(page);
}
