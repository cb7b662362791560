import type { WholeCatalogue } from '@hirfa/contract/catalogue';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { MissedSearches } from './missed-searches.tsx';

const idOf = (last: number) => `019aa000-0000-7000-8000-00000000000${last}`;
const texts = { description_en: 'x', description_ar: 'س', trade_words: '' };

const CATALOGUE: WholeCatalogue = {
  categories: [
    {
      id: idOf(1),
      provider_count: 0,
      fields: {
        ...texts,
        slug: 'plumbing',
        tab: 'trusted',
        icon: 'wrench',
        hue: 215,
        name_en: 'Plumbing',
        name_ar: 'سباكة',
      },
    },
  ],
  services: [
    {
      id: idOf(2),
      provider_count: 0,
      fields: {
        ...texts,
        slug: 'leak-repair',
        category_slug: 'plumbing',
        title_en: 'Leak repair',
        title_ar: 'إصلاح تسريب المياه',
        summary_en: 'x',
        summary_ar: 'س',
        pricing_mode: 'fixed',
        duration_minutes: 60,
        supports_online: false,
        supports_in_person: true,
        is_active: true,
      },
    },
  ],
  areas: [],
};

const MISSED = { id: idOf(3), words: 'بينقط', times: 12, last_at: '2026-11-22T10:00:00.000Z' };

test('the words of a search become those of a service by two presses, and leave the list', async () => {
  const items = [MISSED];
  const addTradeWords = vi.fn<(input: object) => { added: true }>(() => {
    items.pop();
    return { added: true };
  });
  await show(<MissedSearches catalogue={CATALOGUE} />, {
    as: 'admin',
    answers: { admin: { listMissedSearches: () => ({ items }), addTradeWords } },
  });
  await expect.element(page.getByText(/^12 times/)).toBeVisible();
  const add = page.getByRole('button', { name: 'Add' });
  await expect.element(add).toBeDisabled();
  await page.getByLabelText('What “بينقط” means').selectOptions('– Leak repair');
  await add.click();
  await expect.element(page.getByText('بينقط')).not.toBeInTheDocument();
  expect(addTradeWords).toHaveBeenCalledExactlyOnceWith({ id: MISSED.id, kind: 'service', entry_id: idOf(2) });
});

test('a search that means nothing is put aside', async () => {
  const items = [MISSED];
  const dismissMissedSearch = vi.fn<(input: object) => { dismissed: true }>(() => {
    items.pop();
    return { dismissed: true };
  });
  await show(<MissedSearches catalogue={CATALOGUE} />, {
    language: 'ar',
    as: 'admin',
    answers: { admin: { listMissedSearches: () => ({ items }), dismissMissedSearch } },
  });
  await page.getByRole('button', { name: 'استبعاد «بينقط»' }).click();
  await expect.element(page.getByText('بينقط')).not.toBeInTheDocument();
  expect(dismissMissedSearch).toHaveBeenCalledExactlyOnceWith({ id: MISSED.id });
});

test('where nothing was missed, nothing is shown', async () => {
  await show(<MissedSearches catalogue={CATALOGUE} />, {
    as: 'admin',
    answers: { admin: { listMissedSearches: () => ({ items: [] }) } },
  });
  await expect.element(page.getByText('Searched, and not found')).not.toBeInTheDocument();
});
