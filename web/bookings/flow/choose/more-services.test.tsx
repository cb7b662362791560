import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { BookingDetails } from '../../common/booking-details.tsx';
import { sampleBooking } from '../../facts/sample-booking.ts';
import { RequestFacts } from '../../provider/request-facts.tsx';
import { type Choices, noChoices } from '../choices.ts';
import { FlowSummary } from './flow-summary.tsx';
import { type Known, planOf } from './plan.ts';
import { card, cardId, maadi, provider, providerId, slot, zamalek } from './sample-plan.ts';
import { ReviewStep } from './step-review.tsx';
import { ServiceStep } from './step-service.tsx';

const tap = {
  ...card,
  title_en: 'Changing a tap',
  title_ar: 'تغيير حنفية',
  pricing_mode: 'fixed' as const,
  duration_minutes: 60,
};
const drain = {
  ...tap,
  id: maadi.id,
  title_en: 'Clearing a drain',
  title_ar: 'تسليك صرف',
  base_price: '180.50',
  customer_price: '216.06',
  package: null,
  duration_minutes: 90,
};
const long = { ...tap, id: zamalek.id, title_en: 'All pipes', title_ar: 'كل المواسير', duration_minutes: 600 };
const visit = { ...tap, id: providerId, title_en: 'A visit', title_ar: 'معاينة', pricing_mode: 'visit' as const };
const cards = [tap, drain, long, visit];
const known: Known = {
  service: null,
  provider: { ...provider, cards },
  onlyOffer: null,
  isSignedIn: false,
  ownProviderId: null,
  areaId: null,
  addresses: [],
};
const chosen: Choices = {
  ...noChoices(providerId),
  cardId,
  mode: 'in_person',
  areaId: maadi.id,
  address: '12 Road 9',
  people: 1,
  slot,
};

/** What this set costs, as the server says it. */
const getPrice = ({ also = [] }: { also?: readonly string[] | undefined }) => ({
  subtotal: also.length === 0 ? '250.00' : '430.50',
  platform_fee: also.length === 0 ? '12.50' : '21.53',
  vat: also.length === 0 ? '36.75' : '63.28',
  vat_rate: '0.1400',
  referral_bonus: '0.00',
  discounts: [],
  customer_total: also.length === 0 ? '299.25' : '515.31',
});

/** A package is of one service. */
const listPackageOffers = () => ({ items: [] });

function Step({ given = chosen }: { given?: Choices }) {
  const [choices, setChoices] = useState(given);
  const plan = planOf(choices, known);
  return (
    <>
      <p>{choices.slot === null ? 'no time' : 'a time'}</p>
      <ServiceStep plan={plan} cards={cards} missing={false} onChoose={setChoices} />
      <FlowSummary plan={plan} known={known} step="service" pending={false} onNext={() => undefined} />
    </>
  );
}

test.each([
  ['en', 'Add another service', 'Clearing a drain', 'All pipes', 'Together 2 hours 30 min'],
  ['ar', 'إضافة خدمة أخرى', 'تسليك صرف', 'كل المواسير', 'معًا: ساعتان و30 دقيقة'],
] as const)(
  'in the step of the service others are added: the sum and the length follow, and another time is needed: %s',
  async (language, add, name, tooLong, together) => {
    await show(<Step />, { language, answers: { bookings: { getPrice, listPackageOffers } } });
    const boxes = page.getByRole('checkbox');
    await page.getByText(add).click();
    await expect.element(boxes.first()).toBeVisible();
    // The chosen one, and the visit, are not among them.
    expect(boxes.elements()).toHaveLength(2);
    await expect.element(page.getByRole('checkbox', { name: new RegExp(tooLong) })).toBeEnabled();
    await page.getByRole('checkbox', { name: new RegExp(name) }).click();
    await expect.element(page.getByText(together)).toBeVisible();
    await expect.poll(() => document.querySelector('output')?.textContent).toContain('515.31');
    await expect.poll(() => document.querySelector('aside')?.innerText).toContain('515.31');
    // With both of them it would be longer than a slot can be.
    await expect.element(page.getByRole('checkbox', { name: new RegExp(tooLong) })).toBeDisabled();
    await expect.element(page.getByText('no time')).toBeVisible();
    await page.getByRole('checkbox', { name: new RegExp(name) }).click();
    await expect.poll(() => document.querySelector('aside')?.innerText).toContain('299.25');
  },
);

test('another first service is chosen alone', async () => {
  await show(<Step given={{ ...chosen, also: [drain.id] }} />, {
    answers: { bookings: { getPrice, listPackageOffers } },
  });
  await expect.element(page.getByRole('checkbox', { name: /Clearing a drain/ })).toBeChecked();
  await page.getByRole('radio', { name: /All pipes/ }).click();
  await page.getByText('Add another service').click();
  await expect.element(page.getByRole('checkbox', { name: /Clearing a drain/ })).not.toBeChecked();
});

test('a visit is booked alone', async () => {
  await show(<Step given={{ ...chosen, cardId: visit.id }} />, {
    answers: { bookings: { getPrice, listPackageOffers } },
  });
  await expect.element(page.getByRole('radio', { name: /A visit/ })).toBeChecked();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
});

test.each([
  ['en', 'Clearing a drain', 'Add another service'],
  ['ar', 'تسليك صرف', 'إضافة خدمة أخرى'],
] as const)('the review lists what is booked together, and leads to more: %s', async (language, name, add) => {
  let opened = 0;
  await show(
    <ReviewStep
      plan={planOf({ ...chosen, also: [drain.id] }, known)}
      onChoose={() => undefined}
      onMore={() => (opened += 1)}
    />,
    { language, answers: { bookings: { getPrice, listPackageOffers } } },
  );
  await expect.element(page.getByText(name)).toBeVisible();
  await expect.element(page.getByText(/180\.50/)).toBeVisible();
  await expect.element(page.getByText(/515\.31/).first()).toBeVisible();
  // `All pipes` would be too long, so nothing is left to add.
  expect(page.getByRole('button', { name: add }).elements()).toEqual([]);
  await show(<ReviewStep plan={planOf(chosen, known)} onChoose={() => undefined} onMore={() => (opened += 1)} />, {
    language,
    answers: { bookings: { getPrice, listPackageOffers } },
  });
  await page.getByRole('button', { name: add }).last().click();
  expect(opened).toBe(1);
});

test.each(['en', 'ar'] as const)('both sides read what is booked together: %s', async (language) => {
  const services = [tap, drain].map(({ id, title_en, title_ar, base_price, duration_minutes }) => ({
    service_card_id: id,
    title_en,
    title_ar,
    amount: base_price,
    minutes: duration_minutes,
  }));
  const booking = { ...sampleBooking, services };
  await show(
    <>
      <BookingDetails booking={booking} isBelowHead />
      <RequestFacts booking={booking} />
    </>,
    { language },
  );
  const names = language === 'en' ? [tap.title_en, drain.title_en] : [tap.title_ar, drain.title_ar];
  for (const name of names) {
    await expect.element(page.getByText(name).first()).toBeVisible();
    expect(page.getByText(name).elements()).toHaveLength(2);
  }
  expect(document.body.textContent).toContain('180.50');
});
