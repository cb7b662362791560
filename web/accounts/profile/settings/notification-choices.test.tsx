import type { Me } from '@hirfa/contract/accounts';
import { changedPreferences, DEFAULT_PREFERENCES } from '@hirfa/domain/notifications';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { NotificationChoices } from './notification-choices.tsx';

const ME: Me = {
  user_id: '019aa000-0000-7000-8000-000000000001',
  email: 'mona@example.com',
  phone_number: null,
  full_name: 'Mona Adel',
  avatar_url: '',
  is_provider: false,
  roles: [],
  has_password: true,
  second_factor: 'none',
  second_factor_demanded: false,
  created_at: '2026-11-21T10:00:00.000Z',
};

/** The choices of a person, which the server keeps. */
function showChoices(showKinds: boolean, language: 'en' | 'ar' = 'en') {
  let stored = DEFAULT_PREFERENCES;
  return show(<NotificationChoices showKinds={showKinds} />, {
    language,
    as: 'customer',
    answers: {
      accounts: {
        getMe: () => ME,
        getNotificationPreferences: () => stored,
        changeNotificationPreferences: (change) => (stored = changedPreferences(stored, change)),
      },
    },
  });
}

const push = () => page.getByRole('group', { name: 'Money' }).getByRole('checkbox', { name: 'Push' });

test('the choices for each kind are behind a line that says how many are on, and are saved one by one', async () => {
  const { sent } = await showChoices(false);
  const line = page.getByText('For each kind');
  await expect.element(page.getByText('23 of 23 on')).toBeVisible();
  await expect.element(push()).not.toBeInTheDocument();
  await line.click();
  await push().click();
  await expect.element(page.getByText('22 of 23 on')).toBeVisible();
  await expect.element(push()).toBeVisible();
  await expect
    .poll(() => sent().find(({ call }) => call === 'accounts.changeNotificationPreferences')?.input)
    .toEqual({ groups: { money: { push: false } } });
  await page.getByRole('switch', { name: 'Push notifications' }).click();
  await expect.element(page.getByText('17 of 23 on')).toBeVisible();
  await line.click();
  await expect.element(push()).not.toBeInTheDocument();
});

test('who comes because of notifications sees the choices for each kind at once', async () => {
  await showChoices(true, 'ar');
  await expect.element(page.getByRole('group', { name: 'المدفوعات' })).toBeVisible();
});
