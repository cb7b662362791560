import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const BLURRED = { en: 'A picture is blurred.', ar: 'إحدى الصور غير واضحة.' };
const onSend = vi.fn<(reason: string) => void>();

function Sample() {
  return (
    <ReasonDialog
      title="Reject the application?"
      description="They can mend it."
      confirm="Reject"
      templates={[{ label: { id: 'blurred', message: 'Blurred' }, text: BLURRED }]}
      pending={false}
      onClose={() => undefined}
      onSend={onSend}
    />
  );
}

const reason = (name = 'Reason') => page.getByLabelText(name);

test('a decision without a reason is not sent, and the field says why', async () => {
  onSend.mockReset();
  await show(<Sample />);
  await reason().fill('  no  ');
  await expect.element(reason()).toHaveAccessibleDescription(/^The person reads it\./);
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect.element(reason()).toHaveAccessibleDescription(/^Please write why, so that the person can mend it\./);
  expect(onSend).not.toHaveBeenCalled();
});

test('Enter begins a line of the reason, and Ctrl and Enter sends it without spaces around it', async () => {
  onSend.mockReset();
  await show(<Sample />);
  await reason().fill(' The card ');
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}is not readable.{Control>}{Enter}{/Control}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('The card \nis not readable.');
});

test('a frequent reason fills in both languages, that of the reader first, and Ctrl and Enter sends it at once', async () => {
  onSend.mockReset();
  await show(<Sample />, { language: 'ar' });
  await page.getByRole('group', { name: 'أسباب شائعة' }).getByRole('button').click();
  await expect.element(reason('السبب')).toHaveValue(`${BLURRED.ar}\n${BLURRED.en}`);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith(`${BLURRED.ar}\n${BLURRED.en}`);
});
