import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ReactElement, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Dialog } from './dialog.tsx';

/** How the call of a dialog goes; what `useCall` returns is one. */
interface Sending {
  isPending: boolean;
  refusal?: string | undefined;
  reset?: () => void;
}

interface ConfirmDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'focusAfter' | 'open'
> {
  /** Opens it; without one, and without `open`, it is open until it is closed. */
  trigger?: ReactElement | undefined;
  /** Called when it opens and when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
  call: Sending;
  /** What the button that does it says. */
  confirm: ReactNode;
  /** What the button that does nothing says. */
  keep?: ReactNode;
  isDanger?: boolean;
  /** Whether Enter confirms at once. */
  isConfirmFocused?: boolean;
  /** `close` closes it, once it is done. */
  onConfirm: (close: () => void) => void;
  /** Other buttons. */
  more?: ReactNode;
  children?: ReactNode;
}

/** A question before something is done: it is done, was refused, or nothing happens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <Question {...props} />;
}

/** A dialog that asks for what it sends: its children are the fields of a form. */
export function FormDialog(props: ConfirmDialogProps) {
  return <Question {...props} isForm />;
}

function Question({
  title,
  description,
  trigger,
  focusAfter,
  open,
  onOpenChange,
  onConfirm,
  children,
  isForm = false,
  ...answers
}: ConfirmDialogProps & { isForm?: boolean }) {
  const { call } = answers;
  const form = useId();
  const [isOpen, setOpen] = useState(trigger === undefined);
  function change(next: boolean) {
    // One that its place shows only while it is open goes away with it.
    if (trigger !== undefined) setOpen(next);
    call.reset?.();
    onOpenChange?.(next);
  }
  const close = () => change(false);
  const send = () => onConfirm(close);
  const place = { ...(trigger !== undefined && { trigger }), ...(focusAfter !== undefined && { focusAfter }) };
  const body = (children || call.refusal !== undefined) && (
    <div className="flex flex-col gap-4">
      {children}
      {call.refusal !== undefined && <Notice tone="bad">{call.refusal}</Notice>}
    </div>
  );
  return (
    <Dialog
      {...place}
      title={title}
      description={description}
      open={open ?? isOpen}
      onOpenChange={change}
      actions={<Answers {...answers} press={isForm ? { type: 'submit', form } : { onClick: send }} onKeep={close} />}
    >
      {isForm ? (
        <form id={form} noValidate onSubmit={(event) => submit(event, call, send)}>
          {body}
        </form>
      ) : (
        body
      )}
    </Dialog>
  );
}

type AnswersProps = Pick<ConfirmDialogProps, 'call' | 'confirm' | 'keep' | 'isDanger' | 'isConfirmFocused' | 'more'> & {
  press: ComponentProps<'button'>;
  onKeep: () => void;
};

function Answers({ call, confirm, keep, isDanger, isConfirmFocused, more, press, onKeep }: AnswersProps) {
  return (
    <>
      <Button
        variant={isDanger ? 'danger' : 'primary'}
        pending={call.isPending}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened for this question
        autoFocus={isConfirmFocused}
        {...press}
      >
        {confirm}
      </Button>
      <Button variant="quiet" onClick={onKeep}>
        {keep ?? <Trans>Not now</Trans>}
      </Button>
      {more}
    </>
  );
}

function submit(event: SyntheticEvent, { isPending }: Sending, send: () => void): void {
  event.preventDefault();
  // It may be inside another form of the page.
  event.stopPropagation();
  if (!isPending) send();
}
