import { EMPTY_APPLICATION } from '@hirfa/domain/providers';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, NO_ANSWER } from '../../testing/fake-api.ts';
import { show } from '../../testing/show.tsx';
import { CreateCard } from './create-card.tsx';

const CATEGORY = { slug: 'arts', tab: 'community' as const, icon: 'brush', hue: 20, name_en: 'Arts', name_ar: 'فنون' };
const POTTERY = {
  slug: 'pottery',
  title_en: 'Pottery',
  title_ar: 'فخار',
  summary_en: '',
  summary_ar: '',
  pricing_mode: 'hourly' as const,
  price_from: '100.00',
  provider_count: 3,
  category: CATEGORY,
};
const ID = '019aa000-0000-7000-8000-000000000001';

type CreateAnswer = NonNullable<NonNullable<Answers['providers']>['createCard']>;
const created: CreateAnswer = ({ is_visit, warranty_days = null, ...card }) => ({
  ...card,
  id: ID,
  category_slug: 'arts',
  base_price: Number(card.base_price).toFixed(2),
  pricing_mode: is_visit ? 'visit' : 'fixed',
  warranty_days,
  photos: [],
  is_active: true,
});

async function showForm({ language = 'en' as 'en' | 'ar', createCard = created } = {}) {
  const onCreated = vi.fn<() => void>();
  const form = { ...EMPTY_APPLICATION, provider_type: 'community' as const, primary_category: 'arts' };
  const { sent } = await show(<CreateCard form={form} cards={[]} onCreated={onCreated} />, {
    language,
    as: 'salma',
    answers: {
      catalogue: {
        listCategories: () => ({
          items: [{ ...CATEGORY, description_en: '', description_ar: '', provider_count: 3 }],
        }),
      },
      discovery: { listServices: () => ({ items: [POTTERY], next_cursor: null }) },
      payments: {
        getOwnCommission: () => ({ commission_rate: '0.25', platform_fee_rate: '0.05', vat_rate: '0.14' }),
      },
      providers: { createCard },
    },
  });
  return { onCreated, sent: () => sent().filter(({ call }) => call === 'providers.createCard') };
}

const price = () => page.getByLabelText('Price in pounds');
const add = () => page.getByRole('button', { name: 'Add this service' });

test('until a service is chosen none can be added, and a chosen one asks for its price', async () => {
  const { sent } = await showForm();
  await expect.element(add()).toBeDisabled();
  await page.getByRole('button', { name: 'Pottery' }).click();
  await expect.element(page.getByRole('button', { name: 'Pottery' })).toHaveAttribute('aria-pressed', 'true');
  await add().click();
  await expect.element(price()).toHaveAccessibleDescription(/^Please fill this in\./);
  await expect.element(price()).toHaveFocus();
  expect(sent()).toEqual([]);
});

test.each([
  ['a lot', /^Please write an amount in pounds, such as 250\./],
  ['1.234', /^Please write an amount in pounds, such as 250\./],
  ['0', /^Please write an amount between \S+ and \S+ pounds\./],
  ['9999999', /^Please write an amount between \S+ and \S+ pounds\./],
])('the price “%s” is refused', async (typed, problem) => {
  const { sent } = await showForm();
  await page.getByRole('button', { name: 'Pottery' }).click();
  await price().fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(price()).toHaveAccessibleDescription(problem);
  expect(sent()).toEqual([]);
});

test('while a price is typed, what customers pay and what the provider gets follow it to the piastre', async () => {
  await showForm();
  await page.getByRole('button', { name: 'Pottery' }).click();
  await price().fill('200');
  await expect.element(price()).toHaveAccessibleDescription(/Customers pay EGP\s239\.40, with our fee and VAT\./);
  await expect.element(price()).toHaveAccessibleDescription(/You get EGP\s150 of it/);
  await price().fill('250.5');
  await expect.element(price()).toHaveAccessibleDescription(/Customers pay EGP\s299\.85/);
  await price().fill('many');
  await expect.element(price()).not.toHaveAccessibleDescription(/Customers pay/);
});

test('a service of one’s own needs a name, and is added once although the first answer was lost', async () => {
  const answers = [NO_ANSWER];
  const { sent, onCreated } = await showForm({ createCard: (card) => answers.shift() ?? created(card) });
  await page.getByRole('button', { name: 'A service of my own' }).click();
  const name = page.getByLabelText('What is it called?');
  await price().fill('200');
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveAccessibleDescription(/^Please fill this in\./);
  await expect.element(name).toHaveFocus();
  await name.fill('Pottery for children');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  await add().click();
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  const [first, second] = sent();
  expect(second).toEqual(first);
  expect(first?.input).toMatchObject({ service_slug: null, title_en: 'Pottery for children', base_price: '200' });
});

test('a price in Arabic digits is sent in Western ones, and amounts stand in the Arabic sentence in their order', async () => {
  const { sent } = await showForm({ language: 'ar' });
  await page.getByRole('button', { name: 'فخار' }).click();
  const arabic = page.getByLabelText('السعر بالجنيه');
  await arabic.fill('٢٠٠');
  await expect.element(arabic).toHaveAccessibleDescription(/يدفع العميل\s.*239\.40/);
  expect(getComputedStyle(arabic.element()).direction).toBe('ltr');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent().map(({ input }) => input)).toMatchObject([{ base_price: '200' }]);
});

test('a service can be a visit in which the quote is written', async () => {
  const { sent, onCreated } = await showForm();
  await page.getByRole('button', { name: 'Pottery' }).click();
  await page.getByLabelText('Price in pounds').fill('100');
  await page.getByRole('switch', { name: 'Visit and quote' }).click();
  await page.getByRole('button', { name: 'Add this service' }).click();
  await expect.poll(() => sent().map(({ input }) => input)).toMatchObject([{ base_price: '100', is_visit: true }]);
  expect(onCreated).toHaveBeenCalledWith(expect.objectContaining({ pricing_mode: 'visit' }));
});
