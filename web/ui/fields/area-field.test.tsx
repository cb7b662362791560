import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ServiceArea } from '@hirfa/contract/catalogue';
import { show } from '../../testing/show.tsx';
import { AreaField } from './area-field.tsx';

const MAADI: ServiceArea = {
  id: '019aa000-0000-7000-8000-000000000001',
  name_en: 'Maadi',
  name_ar: 'المعادي',
};
const GONE = '019aa000-0000-7000-8000-000000000002';

const showField = (language: 'en' | 'ar' = 'en') =>
  show(<AreaField />, {
    language,
    answers: { catalogue: { listServiceAreas: () => ({ items: [MAADI] }) } },
  });

test('the chosen area is remembered, and its field says so', async () => {
  await showField('ar');
  const field = page.getByRole('combobox', { name: 'منطقتك' });
  await expect.element(page.getByRole('option', { name: 'المعادي' })).toBeInTheDocument();
  await field.selectOptions('المعادي');
  await expect.element(field).toHaveValue(MAADI.id);
  expect(localStorage.getItem('hirfa.area')).toBe(MAADI.id);
});

test('an area that is gone is not chosen', async () => {
  await showField();
  localStorage.setItem('hirfa.area', GONE);
  dispatchEvent(new Event('storage'));
  await expect.element(page.getByRole('option', { name: 'Maadi' })).toBeInTheDocument();
  await expect.element(page.getByRole('combobox', { name: 'Your area' })).toHaveDisplayValue('Choose your area');
});

test('the whole field shows where the keyboard is', async () => {
  await showField();
  const field = page.getByRole('combobox', { name: 'Your area' });
  await expect.element(field).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  const { outlineStyle, outlineWidth } = getComputedStyle(field.element().closest('label') ?? document.body);
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
});
