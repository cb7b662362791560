import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { keepViewed, VIEWED_KEY, viewedProviders } from './viewed-providers.ts';

const category = {
  slug: 'plumbing',
  tab: 'trusted' as const,
  icon: 'wrench',
  hue: 215,
  name_en: 'Plumbing',
  name_ar: 'سباكة',
};
const provider = (number: number) => ({
  id: `019aa000-0000-7000-8000-00000000000${number}`,
  display_name_en: `Mona ${number}`,
  display_name_ar: `منى ${number}`,
  avatar_url: '',
  category,
});

test('whose page was opened last is the first, once, and six are kept', async () => {
  await show(<p>page</p>);
  for (const number of [1, 2, 3, 4, 5, 6, 7, 3]) keepViewed(provider(number));
  expect(viewedProviders().map(({ display_name_en: name }) => name.at(-1))).toEqual(['3', '7', '6', '5', '4', '2']);
});

test('they lead back to the pages, and what is stored otherwise is left out', async () => {
  await show(<Later />, { language: 'ar' });
  localStorage.setItem(VIEWED_KEY, JSON.stringify([{ id: 1 }, 'x', null]));
  keepViewed(provider(1));
  await page.getByRole('button').click();
  const link = page.getByRole('link', { name: 'منى 1' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(provider(1).id));
  await expect.element(page.getByText('سباكة')).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(1);
});

test('nothing is shown while there are none', async () => {
  await show(<Later />);
  localStorage.setItem(VIEWED_KEY, '{');
  await page.getByRole('button').click();
  await expect.element(page.getByText('shown')).toBeVisible();
  expect(page.getByRole('heading').elements()).toHaveLength(0);
});

/** The storage of a test is empty while a component is first shown. */
function Later() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        open
      </button>
      {isShown && <p>shown</p>}
      {isShown && <RecentlyViewed />}
    </>
  );
}
