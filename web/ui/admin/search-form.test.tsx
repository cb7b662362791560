import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { SearchForm } from './search-form.tsx';

const NAMES = ['text', 'status'] as const;

/** The form, and the searches for which it was sent. */
async function showForm(search: { text?: string; status?: string }, width = 360) {
  const sent: object[] = [];
  await show(
    <SearchForm names={NAMES} search={search} onChange={(next) => sent.push(next)} showAll={<a href="/all">All</a>}>
      {NAMES.map((name) => (
        <label key={name}>
          {name} <input name={name} defaultValue={search[name]} />
        </label>
      ))}
    </SearchForm>,
    { width },
  );
  return sent;
}

test('on a phone the first field of a search is shown, and the others when somebody wants more filters', async () => {
  const sent = await showForm({});
  const status = page.getByLabelText('status');
  await page.getByLabelText('text').fill(' Mona ');
  await expect.element(status).not.toBeVisible();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'More filters' }).click();
  await status.fill('paid');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(sent).toEqual([{ text: 'Mona' }, { text: 'Mona', status: 'paid' }]);
});

test('a filter that is in use is shown', async () => {
  await showForm({ status: 'paid' });
  await expect.element(page.getByLabelText('status')).toBeVisible();
});

test('a wide page shows all filters', async () => {
  await showForm({}, 1280);
  await expect.element(page.getByLabelText('status')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'More filters' })).not.toBeInTheDocument();
});
