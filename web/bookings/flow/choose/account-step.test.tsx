import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { type Choices, noChoices } from '../choices.ts';
import { FlowSummary } from './flow-summary.tsx';
import { type Known, planOf } from './plan.ts';
import { cardId, maadi, provider, providerId, slot } from './sample-plan.ts';
import { AccountStep } from './step-account.tsx';

const known: Known = {
  service: null,
  provider,
  onlyOffer: null,
  isSignedIn: false,
  ownProviderId: null,
  areaId: null,
  addresses: [],
};
const choices: Choices = {
  ...noChoices(providerId),
  cardId,
  mode: 'in_person',
  areaId: maadi.id,
  address: '12 Road 9',
  people: 1,
  slot,
};
const PRICE = {
  subtotal: '500.00',
  platform_fee: '25.00',
  vat: '73.50',
  vat_rate: '0.1400',
  referral_bonus: '0.00',
  discounts: [],
  customer_total: '598.50',
};

test('who has no account is first asked to create one, and to sign in as the second way', async () => {
  const onLeave = vi.fn<() => void>();
  const { address } = await show(<AccountStep onLeave={onLeave} />);
  const links = page.getByRole('link');
  await expect.element(links.first()).toHaveTextContent('Create an account');
  await expect.element(links.last()).toHaveTextContent('I have an account');
  await links.first().click();
  expect(address()).toBe('/auth?mode=signup');
  expect(onLeave).toHaveBeenCalledOnce();
});

test.each([
  [360, 'ar'],
  [1280, 'en'],
] as const)('the time and the total stay in view while an account is created: %i px', async (width, language) => {
  await show(
    <FlowSummary plan={planOf(choices, known)} known={known} step="account" pending={false} onNext={() => undefined} />,
    { width, language, answers: { bookings: { getPrice: () => PRICE, listPackageOffers: () => ({ items: [] }) } } },
  );
  // Without what is hidden at this width.
  const seen = () => document.querySelector('aside')?.innerText;
  await expect.poll(seen).toContain('6:00–8:00');
  await expect.poll(seen).toContain('598.50');
  expect(page.getByRole('button').elements()).toEqual([]);
});
