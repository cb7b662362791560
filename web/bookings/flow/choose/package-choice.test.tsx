import type { PackageOffer, PackagePreview } from '@hirfa/contract/bookings';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { type Choices, noChoices } from '../choices.ts';
import { HowOften, savedBy } from './how-often.tsx';
import { PackageTimes } from './package-times.tsx';
import { type Known, planOf } from './plan.ts';
import { card, cardId, maadi, provider, providerId } from './sample-plan.ts';
import { TimeStep } from './step-time.tsx';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff Restoration of Historical Mashrabiya Woodwork';
const price = {
  subtotal: '1800.00',
  platform_fee: '90.00',
  vat: '264.60',
  vat_rate: '0.14',
  referral_bonus: '0.00',
  discounts: [],
  customer_total: '2154.60',
};
const monthly: PackageOffer = { kind: 'monthly', bookings: 4, minutes: 120, price, each: '538.65', single: '598.50' };
const yearly: PackageOffer = { ...monthly, kind: 'yearly', bookings: 48, single: '40.00' };

const weekly = ['2030-11-29', '2030-12-06', '2030-12-20', '2030-12-27'];
const preview: PackagePreview = {
  kind: 'monthly',
  bookings: 4,
  price,
  dates: weekly.map((day) => ({
    starts_at: `${day}T16:00:00Z`,
    ends_at: `${day}T18:00:00Z`,
    customer_total: '538.65',
  })),
  left_out: ['2030-12-13T16:00:00Z'],
  is_complete: true,
};
const choices: Choices = {
  ...noChoices(providerId),
  cardId,
  mode: 'in_person',
  areaId: maadi.id,
  address: '12 Road 9',
  people: 1,
  package: 'monthly',
  slot: { starts_at: '2030-11-29T16:00:00Z', ends_at: '2030-11-29T18:00:00Z' },
};
const known: Known = {
  service: null,
  provider: { ...provider, display_name_en: LONG, cards: [card] },
  onlyOffer: null,
  isSignedIn: false,
  ownProviderId: null,
  areaId: null,
  addresses: [],
};

test.each([
  ['en', ['Once', '4 weekly meetings', '48 weekly meetings', 'You save EGP 239.40']],
  ['ar', ['مرة واحدة', '4 مواعيد أسبوعية', '48 موعدًا أسبوعيًا', 'توفير']],
] as const)('in %s a person chooses between once and packages, with what each costs', async (language, words) => {
  const chosen = vi.fn<(kind: string | null) => void>();
  await show(<HowOften offers={[monthly, yearly]} chosen={null} onChoose={chosen} />, { language });
  for (const each of words) await expect.element(page.getByRole('group')).toMatchTextContent(each);
  const radios = page.getByRole('radio');
  await expect.element(radios.first()).toBeChecked();
  await radios.nth(1).click();
  expect(chosen).toHaveBeenCalledWith('monthly');
  for (const radio of radios.elements())
    expect(radio.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('a saving is stated only where there is one', () => {
  expect([savedBy(monthly), savedBy({ ...monthly, single: '538.65' }), savedBy(yearly)]).toEqual([
    '239.40',
    null,
    null,
  ]);
});

const times = (answer: PackagePreview, language: 'en' | 'ar' = 'en') =>
  show(<PackageTimes plan={planOf(choices, known)} />, {
    language,
    answers: { bookings: { previewPackage: () => answer } },
  });

test.each([
  ['en', ['29 November', '27 December', 'Left out', '13 Dec', 'EGP 2,154.60 in all']],
  ['ar', ['29 نوفمبر', '27 ديسمبر', 'نتخطى هذه الأيام', '13 ديسمبر', '2,154.60']],
] as const)('in %s all times of a package stand there, and those that it leaves out', async (language, words) => {
  await times(preview, language);
  for (const each of words) await expect.element(page.getByRole('region')).toMatchTextContent(each);
  expect(page.getByRole('list').first().element().children).toHaveLength(4);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('where too few weeks are free, another time is asked for', async () => {
  await times({ ...preview, dates: preview.dates.slice(0, 2), is_complete: false });
  await expect.element(page.getByText(/Only 2 of 4 meetings are free at this time of the week\./)).toBeVisible();
});

test('all times of a package stand directly below the chosen one, before the way to wait for another', async () => {
  const slots = [choices.slot].flatMap((slot) => slot ?? []);
  await show(
    <TimeStep
      plan={planOf(choices, known)}
      missing={false}
      wait={{ isSignedIn: false, day: null, part: null, onSignIn: () => undefined }}
      onChoose={() => undefined}
      onTake={() => undefined}
    />,
    {
      as: 'nour',
      answers: {
        bookings: {
          previewPackage: () => preview,
          listPackageOffers: () => ({ items: [monthly, yearly] }),
          listSlots: () => ({
            items: [{ day: '2030-11-29', slots }],
            last_day: '2030-12-05',
            next_free_day: null,
          }),
        },
      },
    },
  );
  const meetings = page.getByRole('region', { name: 'All meetings' });
  await expect.element(meetings).toMatchTextContent('27 December');
  const waiting = page.getByText('Your time is not here?');
  await expect.element(waiting).toBeVisible();
  expect(meetings.element().compareDocumentPosition(waiting.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
