import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { NameForm } from './name-form.tsx';

test('a name without letters is refused in the form, and nothing is sent', async () => {
  const { sent } = await show(<NameForm fullName="Nour" />);
  await page.getByLabelText('Full name').fill('12');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Please write your full name.')).toBeVisible();
  await expect.element(page.getByLabelText('Full name')).toHaveFocus();
  expect(sent()).toEqual([]);
});
