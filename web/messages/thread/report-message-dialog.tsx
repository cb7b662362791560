import type { Message } from '@hirfa/contract/messages';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ReportDialog } from '../../ui/overlays/report-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';

type ReportMessageDialogProps = {
  message: Message;
  /** Who has written it. */
  name: string;
  focusAfter: RefObject<HTMLElement | null>;
  onReported: (id: string) => void;
  onClose: () => void;
};

/** Reports a message to the admins. */
export function ReportMessageDialog({ message, name, focusAfter, onReported, onClose }: ReportMessageDialogProps) {
  const { t } = useLingui();
  const report = useCall(useOrpc().messages.reportMessage.call, {
    done: t`Reported: our team looks at it`,
    refusals: {
      not_found: msg`This message is no longer there.`,
      invalid_input: msg`The reason has characters that can’t be sent.`,
    },
    onDone: () => {
      onReported(message.id);
      onClose();
    },
  });
  const writer = <bdi>{name}</bdi>;
  return (
    <ReportDialog
      title={t`Report this message?`}
      description={<Trans>Our team reads it with the messages around it. {writer} is not notified.</Trans>}
      call={report}
      focusAfter={focusAfter}
      onSend={(reason) => report.send({ id: message.id, reason })}
      onClose={onClose}
    />
  );
}
