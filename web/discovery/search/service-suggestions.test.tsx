import type { SearchMeaning, Suggestion } from '@hirfa/contract/discovery';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_ANSWER } from '../../testing/fake-api.ts';
import { show } from '../../testing/show.tsx';
import { ServiceSearchField } from '../service-search-field.tsx';
import { RECENT_KEY } from './recent-searches.ts';

const plumbing = {
  slug: 'plumbing',
  tab: 'trusted' as const,
  icon: 'wrench',
  hue: 215,
  name_en: 'Plumbing',
  name_ar: 'سباكة',
};
const leak = { slug: 'leak-repair', title_en: 'Leak repair', title_ar: 'إصلاح تسريب المياه', category: plumbing };
const mona = {
  id: '019aa000-0000-7000-8000-000000000001',
  display_name_en: 'Mona S.',
  display_name_ar: 'منى س.',
  avatar_url: '',
  category: plumbing,
};
const maadi = { id: '019aa000-0000-7000-8000-000000000002', name_en: 'Maadi', name_ar: 'المعادي' };
const nothing: SearchMeaning = { area: null, corrected: null, unknown: [], suggestions: [], trades: [] };
const popular: SearchMeaning = { ...nothing, suggestions: [{ kind: 'service', service: leak }] };
const meaning: SearchMeaning = {
  ...nothing,
  suggestions: [
    { kind: 'category', category: plumbing },
    { kind: 'service', service: leak },
    { kind: 'provider', provider: mona },
  ],
};

async function showField(answer: (q: string) => SearchMeaning, language: 'en' | 'ar' = 'en') {
  const onSearch = vi.fn<(q: string) => void>();
  const onChoose = vi.fn<(suggestion: Suggestion, area: typeof maadi | null) => void>();
  const suggest = vi.fn<(input: { q: string }) => SearchMeaning>(({ q }) => (q === '' ? popular : answer(q)));
  await show(<ServiceSearchField onSearch={onSearch} onChoose={onChoose} />, {
    language,
    answers: { discovery: { suggest } },
  });
  return { onSearch, onChoose, suggest };
}

const field = () => page.getByRole('combobox');
const choice = (name: string | RegExp) => page.getByRole('option', { name });

test('nothing is asked before the field has the focus, then the most offered services are shown', async () => {
  const { suggest } = await showField(() => meaning);
  expect(suggest).not.toHaveBeenCalled();
  await field().click();
  await expect.element(choice('Leak repair Plumbing')).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  expect(suggest).toHaveBeenCalledExactlyOnceWith({ q: '' });
});

test('what was typed has its suggestions, trades before names, and arrow keys go through them and back to the text', async () => {
  const { onChoose, onSearch } = await showField(() => meaning);
  await field().fill('plum');
  await expect.element(choice('Mona S. Plumbing')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('3 suggestions');
  for (const name of ['Plumbing', 'Leak repair Plumbing', 'Mona S. Plumbing']) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(choice(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(field()).toHaveAttribute('aria-activedescendant', choice(name).element().id);
  }
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ kind: 'category', category: plumbing }, null);
  expect(onSearch).not.toHaveBeenCalled();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
});

test('Enter without a choice searches for the text, which is among the last searches then', async () => {
  const { onSearch } = await showField(() => meaning);
  await field().fill('tap leaks');
  await expect.element(choice(/Mona/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('tap leaks');
  expect(JSON.parse(localStorage.getItem(RECENT_KEY) ?? '')).toEqual(['tap leaks']);
  await field().fill('');
  await choice('tap leaks').click();
  expect(onSearch).toHaveBeenLastCalledWith('tap leaks');
  await expect.element(field()).toHaveValue('tap leaks');
});

test('Escape closes the list and keeps the text, another letter opens it', async () => {
  await showField(() => meaning);
  await field().fill('plum');
  await expect.element(choice(/Mona/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(choice(/Mona/)).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue('plum');
  await userEvent.keyboard('b');
  await expect.element(choice(/Mona/)).toBeVisible();
});

test('in Arabic, a suggestion names the area of the search, and opens in it', async () => {
  const { onChoose } = await showField(() => ({ ...meaning, area: maadi }), 'ar');
  await field().fill('سباك في المعادي');
  await choice('سباكة المعادي').click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ kind: 'category', category: plumbing }, maadi);
});

test('a server that does not answer takes nothing away from the search', async () => {
  const onSearch = vi.fn<(q: string) => void>();
  await show(<ServiceSearchField onSearch={onSearch} onChoose={() => undefined} />, {
    answers: { discovery: { suggest: () => NO_ANSWER } },
  });
  await field().fill('plumber');
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('plumber');
});
