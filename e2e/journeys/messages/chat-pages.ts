import type { Page } from '@playwright/test';

export const logOf = (page: Page) => page.getByRole('log');
export const fieldOf = (page: Page) => page.getByLabel('Your message', { exact: true });
export async function write(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text);
  await fieldOf(page).press('Enter');
}
