import { REASON_LENGTH } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
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
  onDone?: () => void;
};

/** Explains a step of a booking, asks for a reason where one is needed, and takes the step. */
export function StepDialog({
  bookingId,
  step,
  trigger,
  title,
  description,
  confirm,
  danger = false,
  reason,
  shown,
  onDone,
}: StepDialogProps) {
  const [open, setOpen] = useState(false);
  const { text, setText, problem, setProblem, problemOf } = useReason(reason);
  const taken = useStep(bookingId, step, () => {
    setOpen(false);
    onDone?.();
  });

  function change(next: boolean) {
    setOpen(next);
    setProblem(undefined);
    taken.reset();
  }

  function send() {
    const written = text.trim();
    const found = problemOf(written);
    setProblem(found);
    if (found !== undefined) return;
    taken.take({ ...shown, ...(written !== '' && { reason: written }) });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={trigger}
      title={title}
      description={description}
      actions={
        <>
          <Button variant={danger ? 'danger' : 'primary'} pending={taken.pending} onClick={send}>
            {confirm}
          </Button>
          <Button variant="quiet" onClick={() => change(false)}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      {(reason || taken.problem) && (
        <div className="flex flex-col gap-4">
          {reason && <ReasonField hint={reason.hint} error={problem} value={text} onChange={setText} />}
          {taken.problem && <Notice tone="bad">{taken.problem}</Notice>}
        </div>
      )}
    </Dialog>
  );
}

/** What is typed as the reason, and what is wrong with it. */
function useReason(reason: ReasonRules | undefined) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  function problemOf(written: string): string | undefined {
    const isShort = written.length < REASON_LENGTH.min;
    return isShort && (reason?.required || written !== '') ? t`Please write a few words.` : undefined;
  }
  return { text, setText, problem, setProblem, problemOf };
}

type ReasonFieldProps = { hint: ReactNode; error: string | undefined; value: string; onChange: (text: string) => void };

function ReasonField({ hint, error, value, onChange }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Reason`}
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
