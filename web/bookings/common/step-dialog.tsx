import { REASON_LENGTH } from '@hirfa/domain/bookings';
import { useLingui } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react';
import { amountNow } from '../../kit/error-code.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { type Step, type StepInput, useStep } from './use-step.ts';

type ReasonRules = { hint: ReactNode; required: boolean };

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

/** What is typed as the reason; `check` returns it, or null where it can't be sent and the field says why. */
function useReason(reason: ReasonRules | undefined) {
  const { t } = useLingui();
  const ref = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  function check(): string | null {
    const written = value.trim();
    const isWrong = written.length < REASON_LENGTH.min && (reason?.required || written !== '');
    setError(isWrong ? t`Please write the reason in a few words.` : undefined);
    if (isWrong) ref.current?.focus();
    return isWrong ? null : written;
  }
  return { field: { ref, error, value, onChange: setValue }, check, clearProblem: () => setError(undefined) };
}

type ReasonFieldProps = ReasonRules & {
  ref: RefObject<HTMLTextAreaElement | null>;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
};

function ReasonField({ ref, hint, required, error, value, onChange }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      ref={ref}
      label={required ? t`Reason (required)` : t`Reason (optional)`}
      aria-required={required}
      hint={hint}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      maxLength={REASON_LENGTH.max}
      rows={3}
      dir="auto"
    />
  );
}
