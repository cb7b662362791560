import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NO_ANSWER } from '../../../testing/fake-api.ts';
import { show } from '../../../testing/show.tsx';
import { PhotoEditor } from './photo-editor.tsx';

const ME = {
  user_id: '019aa000-0000-7000-8000-000000000001',
  email: null,
  phone_number: null,
  full_name: 'Nour Adel',
  avatar_url: '',
  is_provider: false,
  roles: [],
  has_password: false,
  second_factor: 'none' as const,
  second_factor_demanded: false,
  created_at: '2026-11-21T10:00:00.000Z',
};
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('a file that is not a picture shows an error, which goes with the next choice', async () => {
  await show(<PhotoEditor me={ME} />, { as: ME.user_id });
  await page.getByLabelText('Photo').upload(new File(['no picture at all'], 'me.png', { type: 'image/png' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^This file can’t be used as a photo\./);
  const picture = await new Promise<Blob | null>((resolve) => document.createElement('canvas').toBlob(resolve));
  await page.getByLabelText('Photo').upload(new File([picture ?? ''], 'me.png', { type: 'image/png' }));
  await expect.element(page.getByRole('dialog', { name: 'Place your photo' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a photo that could not be removed stays, and a toast says so', async () => {
  await show(<PhotoEditor me={{ ...ME, avatar_url: PIXEL }} />, {
    as: ME.user_id,
    answers: { accounts: { removePhoto: () => NO_ANSWER } },
  });
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect.element(page.getByText(/^We could not reach the server\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change photo' })).toBeVisible();
});
