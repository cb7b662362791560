import type { Page } from '@playwright/test';

/** Fills the form of the gateway's page. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox').first().fill(number);
  await page.locator('[name=expiry]').fill('12/39');
  await page.locator('[name=code]').fill('123');
}

/** Pays from the page of a payment, at the gateway's page, with a card that succeeds. */
export async function pay(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Go to payment|Try again|Pay|الانتقال إلى الدفع|حاول|ادفع)/ });
  await button.click();
  await fillCard(page, '4242 4242 4242 4242');
  await button.click();
}
