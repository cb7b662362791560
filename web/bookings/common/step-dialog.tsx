import { type ReactElement, type ReactNode, type RefObject, useState } from 'react';
import { amountNow } from '../../kit/error-code.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ReasonField, type ReasonRules, useReason } from './reason-field.tsx';
import { type Step, type StepInput, useStep } from './use-step.ts';

type StepDialogProps = {
  bookingId: string;
  step: Step;
  trigger: ReactElement;
  title: string;
  /** The consequences of the step. */
  description: ReactNode;
  confirm: string;
  danger?: boolean;
  /** Present where the dialog asks for a reason. */
  reason?: ReasonRules;
  /** The amount that the dialog shows: the server refuses the step when it no longer holds. */
  shown?: Pick<StepInput, 'refund'>;
  /** Receives the focus where the trigger was removed meanwhile. */
  focusAfter?: RefObject<HTMLElement | null>;
  onOpenChange?: (open: boolean) => void;
};

/** Explains a step of a booking, asks for a reason where one is needed, and takes the step. */
export function StepDialog({
  bookingId,
  step,
  confirm,
  danger = false,
  reason,
  shown,
  description,
  onOpenChange,
  ...dialog
}: StepDialogProps) {
  const present = { description, shown };
  const [opened, setOpened] = useState<typeof present | null>(null);
  const { field, check, clearProblem } = useReason(reason);
  const taken = useStep(bookingId, step, () => show(false));
  // An amount never changes under the pointer: only after the server has refused the one that was shown.
  const keepsAmount = shown !== undefined && amountNow(taken.error) === null;
  const asked = keepsAmount && opened !== null ? opened : present;

  function show(next: boolean) {
    setOpened(next ? present : null);
    onOpenChange?.(next);
  }

  function change(next: boolean) {
    show(next);
    clearProblem();
    taken.reset();
  }

  function send() {
    const written = check();
    if (written === null) return;
    setOpened(asked);
    taken.take({ ...asked.shown, ...(written !== '' && { reason: written }) });
  }

  return (
    <ConfirmDialog
      {...dialog}
      description={asked.description}
      open={opened !== null}
      onOpenChange={change}
      confirm={confirm}
      isDanger={danger}
      call={{ isPending: taken.pending, refusal: taken.problem }}
      onConfirm={send}
    >
      {reason && <ReasonField {...reason} {...field} />}
    </ConfirmDialog>
  );
}
