import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Button } from '../button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { ConfirmDialog, FormDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

const trigger = <Button>Withdraw …</Button>;
const opener = () => page.getByRole('button', { name: 'Withdraw …' });
const dialog = () => page.getByRole('dialog', { name: 'Withdraw the request?' });

type QuestionProps = Partial<Parameters<typeof ConfirmDialog>[0]>;

function Question(props: QuestionProps) {
  return (
    <ConfirmDialog
      trigger={trigger}
      title="Withdraw the request?"
      description="Nothing is charged."
      confirm="Withdraw"
      call={{ isPending: false }}
      onConfirm={(close) => close()}
      {...props}
    />
  );
}

test('a question gives its title the focus, and Escape returns it to the button without an answer', async () => {
  const onConfirm = vi.fn<() => void>();
  await show(<Question onConfirm={onConfirm} />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dialog()).toHaveAccessibleDescription('Nothing is charged.');
  await expect.element(dialog().getByRole('heading')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a dialog that opens another one is dimmed by it', async () => {
  await show(
    <Dialog title="The booking" open>
      <Question />
    </Dialog>,
  );
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  const first = page.getByRole('dialog', { name: 'The booking', includeHidden: true }).element();
  const overlay = first.nextElementSibling;
  if (overlay === null) throw new Error('nothing covers the first dialog');
  // What is as high as another element, and after it, covers it.
  expect([getComputedStyle(overlay).position, getComputedStyle(overlay).zIndex]).toEqual([
    'fixed',
    getComputedStyle(first).zIndex,
  ]);
});

test('the Tab key stays in the dialog, from its last button to its first', async () => {
  await show(<Question keep="Keep it" />);
  await opener().click();
  for (const name of ['Close', 'Withdraw', 'Keep it', 'Close']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(dialog().getByRole('button', { name })).toHaveFocus();
  }
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('Enter confirms a question whose button has the focus, once while it is being sent', async () => {
  const onConfirm = vi.fn<() => void>();
  function Slow() {
    const [isPending, setPending] = useState(false);
    return (
      <Question
        isConfirmFocused
        call={{ isPending }}
        onConfirm={() => {
          onConfirm();
          setPending(true);
        }}
      />
    );
  }
  await show(<Slow />);
  await opener().click();
  await expect.element(dialog().getByRole('button', { name: 'Withdraw' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a refusal is shown in the dialog, and gone when it opens again', async () => {
  function Refused() {
    const [refusal, setRefusal] = useState<string>();
    return (
      <Question
        call={{ isPending: false, refusal, reset: () => setRefusal(undefined) }}
        onConfirm={() => setRefusal('This has changed.')}
      />
    );
  }
  await show(<Refused />);
  await opener().click();
  await dialog().getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('This has changed.');
  await dialog().getByRole('button', { name: 'Not now' }).click();
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument();
});

test('a dialog without a button of its own returns the focus to what had it', async () => {
  function Opened() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          A row
        </button>
        {isOpen && <Question trigger={undefined} onOpenChange={setOpen} />}
      </>
    );
  }
  await show(<Opened />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'A row' })).toHaveFocus();
});

function Form({ onSend, outer }: { onSend: () => void; outer: () => void }) {
  const [isPending, setPending] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        outer();
      }}
    >
      <FormDialog
        trigger={trigger}
        title="Withdraw the request?"
        confirm="Withdraw"
        call={{ isPending }}
        onConfirm={() => {
          onSend();
          setPending(true);
        }}
      >
        <TextField label="Why" />
      </FormDialog>
    </form>
  );
}

test('Enter in a field of a dialog sends its form once, and not the form around it', async () => {
  const [onSend, outer] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await show(<Form onSend={onSend} outer={outer} />);
  await opener().click();
  await dialog().getByLabelText('Why').fill('Too late');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});
