import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_ANSWER } from '../../testing/fake-api.ts';
import { show } from '../../testing/show.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import type { Choice } from './use-decide.ts';

const level = (name: string) => page.getByRole('radio', { name });

async function ask(provider_type: 'community' | 'trusted_essential', first: 'approve' | 'hobby' | 'professional') {
  const onApprove = vi.fn<(choice: Choice) => void>();
  await show(
    <ApproveDialog
      applicant={{ provider_type }}
      first={first}
      isPending={false}
      onClose={() => undefined}
      onApprove={onApprove}
    />,
    { as: 'hany', answers: { accounts: { getMe: () => NO_ANSWER } } },
  );
  await expect.element(page.getByRole('button', { name: 'Approve' })).toHaveFocus();
  return onApprove;
}

test('Enter approves without a level, and the letter of a level chooses it before', async () => {
  const onApprove = await ask('community', 'approve');
  await expect.element(level('Without a level')).toBeChecked();
  await userEvent.keyboard('p');
  await expect.element(level('Certified Professional')).toBeChecked();
  await userEvent.keyboard('h');
  await expect.element(level('Passionate Hobbyist')).toBeChecked();
  await userEvent.keyboard('a{Enter}');
  expect(onApprove).toHaveBeenCalledExactlyOnceWith({ decision: 'approve' });
});

test('the letter that opened the dialog has chosen its level', async () => {
  await ask('community', 'hobby');
  await expect.element(level('Passionate Hobbyist')).toBeChecked();
});

test('where there is one level, nothing is chosen', async () => {
  await ask('trusted_essential', 'professional');
  await expect.element(page.getByText('They can be booked at once, as Certified Professional.')).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
});
