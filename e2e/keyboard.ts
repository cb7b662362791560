import { expect, type Locator, type Page } from '@playwright/test';

/** More controls than any page has before the one that is looked for. */
const MOST_PRESSES = 100;

/** Moves the focus to a control with the Tab key, as people without a mouse do. */
export async function tabTo(control: Locator): Promise<void> {
  const { keyboard } = control.page();
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST_PRESSES && !(await isFocused()); presses += 1) await keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** The same, and presses Enter there. */
export async function enter(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
}

/** Types into a field. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** Presses the letter of a decision, which an application takes once it has been on the page for a second. */
export async function pressLetter(page: Page, letter: string, hasEffect: () => boolean | Promise<boolean>) {
  await expect(async () => {
    await page.keyboard.press(letter);
    await expect.poll(hasEffect, { timeout: 1000 }).toBe(true);
  }).toPass();
}

/** Approves with a letter, and with Enter in the dialog that it opens. */
export async function approve(page: Page, letter: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await pressLetter(page, letter, () => dialog.isVisible());
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Opens the dialog that asks for the reason of a rejection. */
export async function askToReject(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await pressLetter(page, 'r', () => dialog.isVisible());
  return dialog;
}
