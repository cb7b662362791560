import type { TaxDetails } from '@hirfa/contract/invoices';
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const path = '/provider/profile/edit';
const DETAILS: TaxDetails = {
  tax_number: '123456789',
  name: 'سلمى عبد الرحمن – ورشة الزمالك للفخار والخزف اليدوي',
  address: '12 شارع حسن صبري، الزمالك، القاهرة',
};
const answerDetails = (details: TaxDetails | null) => async (page: Page) => {
  await page.route('**/api/v1/provider/tax-details', (route) => route.fulfill({ json: { details } }));
};
const toTaxes = (page: Page) => page.locator('#taxes').evaluate((section) => section.scrollIntoView());
const openForm = async (page: Page) => {
  await page.locator('#taxes').getByRole('button').first().click();
  await toTaxes(page);
};
const sendForm = async (page: Page) => {
  await openForm(page);
  await page.locator('#taxes button[type=submit]').click();
};
const taxes = (name: string, details: TaxDetails | null, act: NonNullable<Screen['act']>) => ({
  name,
  path,
  as: 'provider' as const,
  prepare: answerDetails(details),
  act,
});

/** How a provider is registered for taxes, and where they are paid, on the page of their profile. */
export const TAX_SCREENS: readonly Screen[] = [
  {
    name: 'tax-details',
    path,
    as: 'provider',
    onlyWhole: true,
    act: toTaxes,
    cases: [taxes('stated', DETAILS, toTaxes), taxes('form', DETAILS, openForm), taxes('problems', null, sendForm)],
  },
];
