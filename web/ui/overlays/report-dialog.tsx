import { REASON_LENGTH } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type RefObject, type ReactNode, useRef, useState } from 'react';
import { TextArea } from '../fields/text-area.tsx';
import { FormDialog } from './confirm-dialog.tsx';

type ReportDialogProps = {
  title: string;
  description: ReactNode;
  call: ComponentProps<typeof FormDialog>['call'];
  focusAfter: RefObject<HTMLElement | null>;
  onSend: (reason: string) => void;
  onClose: () => void;
};

/** Asks why something is reported to the admins. */
export function ReportDialog({ title, description, call, focusAfter, onSend, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  function send() {
    const words = reason.trim();
    const isShort = words.length < REASON_LENGTH.min;
    setMissing(isShort);
    if (isShort) field.current?.focus();
    else onSend(words);
  }
  return (
    <FormDialog
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={title}
      description={description}
      confirm={<Trans>Report</Trans>}
      isDanger
      call={call}
      onConfirm={send}
    >
      <TextArea
        ref={field}
        label={t`Reason (required)`}
        aria-required
        hint={t`What is wrong with it?`}
        error={isMissing ? t`Please write the reason in a few words.` : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={REASON_LENGTH.max}
        rows={3}
        dir="auto"
      />
    </FormDialog>
  );
}
