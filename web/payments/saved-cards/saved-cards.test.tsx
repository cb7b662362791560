import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { SavedCards } from './saved-cards.tsx';

const ME = '019aa000-0000-7000-8000-000000000001';
const visa = { id: '019aa000-0000-7000-8000-00000000000c', brand: 'visa', last_digits: '4242', expires: '2030-03' };
const other = { ...visa, id: '019aa000-0000-7000-8000-00000000000d', brand: 'MasterCard', expires: null };

test.each([
  ['en', 'Valid until 03/30', /^Remove/, /No card is saved/],
  ['ar', 'صالحة حتى 03/30', /^إزالة/, /لا توجد بطاقات محفوظة/],
] as const)(
  'in %s a saved card is shown with its last month, and is removed',
  async (language, until, remove, none) => {
    let items = [visa];
    const answers = {
      payments: {
        listSavedCards: () => ({ items }),
        removeSavedCard: ({ id }: { id: string }) => {
          items = [];
          return { id };
        },
      },
    };
    await show(<SavedCards />, { language, as: ME, answers });
    await expect.element(page.getByRole('listitem')).toMatchTextContent(until);
    await page.getByRole('button', { name: remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: remove }).click();
    await expect.element(page.getByText(none)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
  },
);

test('a card whose gateway tells no month is shown without one', async () => {
  await show(<SavedCards />, { as: ME, answers: { payments: { listSavedCards: () => ({ items: [other] }) } } });
  await expect.element(page.getByRole('listitem')).toMatchTextContent('Mastercard •••• 4242');
  await expect.element(page.getByText(/Valid until/)).not.toBeInTheDocument();
});
