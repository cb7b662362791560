import type { Message } from '@hirfa/contract/messages';
import { REASON_LENGTH } from '@hirfa/domain/bookings';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/toasts/toast.ts';

const PROBLEMS: Record<string, MessageDescriptor> = {
  not_found: msg`This message is no longer there.`,
  invalid_input: msg`The reason has characters that can’t be sent.`,
};
const UNREACHABLE = msg`We could not reach the server. Check your connection and try again.`;

type ReportDialogProps = {
  message: Message;
  /** Who has written it. */
  name: string;
  focusAfter: RefObject<HTMLElement | null>;
  onReported: (id: string) => void;
  onClose: () => void;
};

/** Asks why a message is reported, and reports it to the admins. */
export function ReportDialog({ message, name, focusAfter, onReported, onClose }: ReportDialogProps) {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const report = useMutation({
    ...useOrpc().messages.reportMessage.mutationOptions(),
    onSuccess: () => {
      onReported(message.id);
      onClose();
      toast({ tone: 'ok', title: t`Reported: our team looks at it` });
    },
  });
  function send() {
    const words = reason.trim();
    const isShort = words.length < REASON_LENGTH.min;
    setMissing(isShort);
    if (isShort) field.current?.focus();
    else report.mutate({ id: message.id, reason: words });
  }
  const writer = <bdi>{name}</bdi>;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={t`Report this message?`}
      description={<Trans>Our team reads it with the messages around it. {writer} is not notified.</Trans>}
      actions={
        <>
          <Button variant="danger" pending={report.isPending} onClick={send}>
            <Trans>Report</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
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
        {report.error && <Notice tone="bad">{i18n._(PROBLEMS[codeOf(report.error)] ?? UNREACHABLE)}</Notice>}
      </div>
    </Dialog>
  );
}
