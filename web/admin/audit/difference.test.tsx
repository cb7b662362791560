import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Difference } from './difference.tsx';

const BOOKING = '019aa000-0000-7000-8000-00000000000b';
const SALMA = { en: 'Salma K.', ar: 'سلمى ك.' };
const definition = () => page.getByRole('definition');

test('a changed field shows the values before and after', async () => {
  await show(
    <Difference entry={{ entity_id: BOOKING, names: {}, before: { is_active: true }, after: { is_active: false } }} />,
  );
  await expect.element(page.getByRole('term')).toHaveTextContent('Active');
  expect(definition().element().textContent).toMatch(/^before: yes\s*after: no$/);
});

test('without a value before, only the value after is shown, and a reason keeps the direction of each line', async () => {
  const reason = 'We wait for your answer.\nننتظر ردك.';
  await show(<Difference entry={{ entity_id: BOOKING, names: {}, before: { reason: null }, after: { reason } }} />, {
    language: 'ar',
  });
  const [before] = definition().element().children;
  expect(before?.clientHeight).toBeLessThanOrEqual(1);
  const words = definition()
    .getByText(/ننتظر ردك/)
    .element();
  expect(getComputedStyle(words).unicodeBidi).toBe('plaintext');
});

test('an action without a state before shows its details', async () => {
  await show(<Difference entry={{ entity_id: BOOKING, names: {}, before: null, after: { is_active: true } }} />);
  await expect.element(definition()).toHaveTextContent('yes');
});

test('a field with the id of a person says their name and leads to their page', async () => {
  const id = '019aa000-0000-7000-8000-000000000001';
  await show(
    <Difference entry={{ entity_id: BOOKING, names: { [id]: SALMA }, before: null, after: { user_id: id } }} />,
  );
  await expect.element(page.getByRole('term')).toHaveTextContent('Person');
  await expect.element(page.getByRole('link', { name: 'Salma K.' })).toHaveAttribute('href', `/admin/people/${id}`);
});

test('of somebody who is not found any more, the field leads to the page', async () => {
  const id = '019aa000-0000-7000-8000-000000000002';
  await show(<Difference entry={{ entity_id: BOOKING, names: {}, before: null, after: { user_id: id } }} />);
  await expect
    .element(page.getByRole('link', { name: 'open the page' }))
    .toHaveAttribute('href', `/admin/people/${id}`);
});

test('a person whom the entry is about is not named twice', async () => {
  const [document, id] = [BOOKING, '019aa000-0000-7000-8000-000000000003'];
  const names = { [document]: SALMA, [id]: SALMA };
  await show(<Difference entry={{ entity_id: document, names, before: null, after: { user_id: id, page: 1 } }} />);
  await expect.element(page.getByRole('term')).toHaveTextContent('Page');
});
