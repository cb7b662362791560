import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { MissingWays } from './missing-ways.tsx';

const other = { booking_id: '019aa000-0000-7000-8000-000000000001', pay_by: '2026-11-22T14:30:00.000Z' };

test.each([
  ['en', 'See that reference', 'Confirm your phone number'],
  ['ar', 'عرض ذلك الرقم المرجعي', 'تأكيد رقم الموبايل'],
] as const)(
  'in %s it is said why a kiosk and cash are missing, with a way to change it',
  async (language, see, confirm) => {
    await show(<MissingWays other_reference={other} needs_phone />, { language });
    const links = {
      [`/payment/${other.booking_id}`]: see,
      '/profile/security#contacts': confirm,
    };
    for (const [address, name] of Object.entries(links)) {
      const link = page.getByRole('link', { name });
      await expect.element(link).toHaveAttribute('href', address);
      expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    expect(document.documentElement.scrollWidth).toBe(360);
  },
);

test('where nothing is missing, nothing is said', async () => {
  await show(<MissingWays other_reference={null} needs_phone={false} />);
  expect(page.getByRole('link').elements()).toEqual([]);
});
