import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => vi.restoreAllMocks());

const HERE = { latitude: 29.97, longitude: 31.25 };
const middle = { latitude: 29.9602, longitude: 31.2569 };

const showField = (language: 'en' | 'ar' = 'en') =>
  show(<AreaField />, {
    language,
    answers: {
      catalogue: {
        listServiceAreas: () => ({ items: [MAADI] }),
        listCities: () => ({ items: [{ city: 'cairo', areas: [{ ...MAADI, slug: 'maadi', middle }] }] }),
      },
    },
  });

/** Lets the device say where it is, or that it may not. */
function placeDevice(coords: { latitude: number; longitude: number } | 'refused') {
  const refusal = Object.create(GeolocationPositionError.prototype, { code: { value: 1 } });
  const geolocation = {
    getCurrentPosition: (found: (position: object) => void, failed: (error: unknown) => void) =>
      coords === 'refused' ? failed(refusal) : found({ coords }),
  };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation as Geolocation);
}

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

test('the area near me is the one whose middle is nearest to the device', async () => {
  placeDevice(HERE);
  await showField('ar');
  const field = page.getByRole('combobox', { name: 'منطقتك' });
  await field.selectOptions('بالقرب مني');
  await expect.element(field).toHaveValue(MAADI.id);
  expect(localStorage.getItem('hirfa.area')).toBe(MAADI.id);
});

test.each([
  ['refused' as const, 'Your browser keeps your place to itself. Choose your area from the list.'],
  [{ latitude: 25.69, longitude: 32.64 }, 'You are not near any of our areas. Choose one from the list.'],
])('where no area is near (%o), the field says so and stays as it is', async (place, text) => {
  placeDevice(place);
  await showField();
  const field = page.getByRole('combobox', { name: 'Your area' });
  await field.selectOptions('Near me');
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(field).toHaveDisplayValue('Choose your area');
  expect(localStorage.getItem('hirfa.area')).toBeNull();
});
