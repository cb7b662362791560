import { STORED_KEYS } from 'virtual:stored-keys';
import { COOKIES } from '@hirfa/domain/accounts';
import { BOOKING_TIMES, REFUND_CASES, refundIn } from '@hirfa/domain/bookings';
import { DEFAULT_RATES, piastres, priceLines, ratesToColumns, toDecimal } from '@hirfa/domain/payments';
import { type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '../testing/fake-api.ts';
import { show } from '../testing/show.tsx';
import { AreasPage } from './areas/areas-page.tsx';
import { ContactPage } from './contact/contact-page.tsx';
import { TermsPage } from './legal/terms-page.tsx';
import { PricingPage } from './pricing/pricing-page.tsx';
import { PrivacyPage } from './privacy/privacy-page.tsx';
import { STORED_WORDS } from './privacy/stored-words.ts';
import { RefundPage } from './refunds/refund-page.tsx';

const HOUR = 3_600_000;
const rates = ratesToColumns(DEFAULT_RATES);
const hours = { weekdays: [1, 2, 6], from_minute: 600, to_minute: 960 };
const today = (changes: Partial<typeof rates> = {}): Answers => ({
  payments: { getPriceRates: () => ({ ...rates, ...changes }) },
  support: { getContact: () => ({ hours, operator: null }) },
});

/** The loader of the page reads what the page shows: here it is read while the page is shown. */
const showPage = (shown: ReactNode, answers: Answers = today()) => show(<Suspense>{shown}</Suspense>, { answers });
const main = () => page.getByRole('main');

test('the example of a price is counted with the rates of today', async () => {
  await showPage(<PricingPage />);
  await expect.element(main()).toMatchTextContent('EGP 478.80');
  await expect.element(main()).toMatchTextContent('Our commission, 25%');
});

test('other rates make another example', async () => {
  await showPage(<PricingPage />, today({ commission_rate: '0.2', platform_fee_rate: '0.1', vat_rate: '0' }));
  await expect.element(main()).toMatchTextContent('Our fee, 10% of the work');
  await expect.element(main()).toMatchTextContent('EGP 440.00');
  await expect.element(main()).toMatchTextContent('EGP 320.00');
});

test('the refunds are those of the rules, with their times', async () => {
  await showPage(<RefundPage />);
  const hours = BOOKING_TIMES.freeCancellationMs / HOUR;
  await expect.element(main()).toMatchTextContent(`Until ${hours} hours before the start`);
  const lines = priceLines(piastres(400_00), DEFAULT_RATES);
  for (const name of REFUND_CASES) {
    const refund = refundIn(name, lines, DEFAULT_RATES);
    if (refund !== null) await expect.element(main()).toMatchTextContent(toDecimal(refund));
  }
});

test('the terms state the times and the commission of the product', async () => {
  await showPage(<TermsPage />, today({ commission_rate: '0.31' }));
  await expect.element(main()).toMatchTextContent('today 31%');
  const said = `${BOOKING_TIMES.settleAfterFinishMs / HOUR} hours after it was finished`;
  await expect.element(main()).toMatchTextContent(said);
});

test('the privacy page has every cookie and everything that is stored in browsers', async () => {
  await showPage(<PrivacyPage />);
  for (const { name } of Object.values(COOKIES)) await expect.element(main()).toMatchTextContent(name);
  for (const [key] of STORED_KEYS) await expect.element(main()).toMatchTextContent(key);
  expect(Object.keys(STORED_WORDS).toSorted()).toEqual(STORED_KEYS.map(([key]) => key).toSorted());
});

test('the hours of support are those of the setting', async () => {
  await showPage(<ContactPage />);
  await expect.element(main()).toMatchTextContent('Monday to Tuesday');
  await expect.element(main()).toMatchTextContent('Saturday');
  await expect.element(main()).toMatchTextContent('10:00 AM – 4:00 PM');
});

test('who runs the site is stated line by line, and what is not stated is left out', async () => {
  const operator = {
    legal_name_en: 'Hirfa for Services LLC',
    legal_name_ar: 'شركة حِرفة للخدمات',
    address_en: '',
    address_ar: '',
    commercial_register: '123456',
    tax_number: '',
    contact_email: 'help@hirfa.example',
    contact_phone: '',
  };
  await showPage(<ContactPage />, { support: { getContact: () => ({ hours, operator }) } });
  await expect.element(main()).toMatchTextContent('Hirfa for Services LLC');
  await expect.element(main()).toMatchTextContent('123456');
  await expect
    .element(page.getByRole('link', { name: operator.contact_email }))
    .toHaveAttribute('href', 'mailto:help@hirfa.example');
  for (const name of ['Address', 'Tax number', 'Phone'])
    await expect.element(page.getByRole('term').filter({ hasText: name })).not.toBeInTheDocument();
});

test('every area leads to its services, also one that the map does not know', async () => {
  const areas = ['maadi', 'new-district'].map((slug, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    slug,
    name_en: slug,
    name_ar: slug,
    middle: null,
  }));
  await showPage(<AreasPage />, { catalogue: { listCities: () => ({ items: [{ city: 'cairo', areas }] }) } });
  for (const { id, name_en } of areas)
    await expect.element(page.getByRole('link', { name: name_en })).toHaveAttribute('href', `/services?area=${id}`);
});
