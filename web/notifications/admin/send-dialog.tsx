import type { NewAnnouncement } from '@hirfa/contract/notifications';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import type { RenderProof } from '../../ui/admin/render-proof.ts';
import { OF_PROOF } from '../../ui/admin/refusals.ts';
import { Previews } from './previews.tsx';
import { Recipients } from './recipients.tsx';

const REFUSALS = {
  too_many_requests: msg`You have sent a lot in the last hour. Please wait a little.`,
  invalid_input: msg`A text has characters that can’t be sent.`,
  not_found: msg`There is no person with this ID.`,
};

type SendDialogProps = {
  announcement: NewAnnouncement;
  /** The words for the topic. */
  audience: string;
  onClose: () => void;
  onSent: () => void;
  renderProof: RenderProof;
};

/** Shows what everybody of a topic will read, in both languages, and sends it. */
export function SendDialog({ announcement, audience, onClose, onSent, renderProof }: SendDialogProps) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const { topic, user_id, send_at } = announcement;
  const input = { ...(topic !== undefined && { topic }), ...(user_id !== undefined && { user_id }) };
  const { data: counted, isError } = useQuery(orpc.notifications.countRecipients.queryOptions({ input, staleTime: 0 }));
  const send = useCall(orpc.notifications.sendFirebaseNotification.call, {
    done: send_at === undefined ? t`It is on its way` : t`It is scheduled`,
    refusals: REFUSALS,
    onDone: onSent,
    readAgain: [orpc.notifications.listAnnouncements.key()],
  });
  const isOfProof = OF_PROOF.includes(codeOf(send.error));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Send this?`}
      description={<Trans>Who receives it: {audience}. Once it has begun, it can’t be taken back.</Trans>}
      actions={
        <>
          {topic === undefined && (
            <Button pending={send.isPending} onClick={() => send.send(announcement)}>
              <Trans>Send</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            <Trans>Change it</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Recipients counted={counted} isError={isError} />
        {send_at !== undefined && (
          <p className="text-s text-ink-0">
            <Trans>
              It is sent at this time in Cairo: <DateTime at={send_at} form="day-and-time" />
            </Trans>
          </p>
        )}
        <Previews announcement={announcement} />
        {topic !== undefined &&
          counted !== undefined &&
          renderProof({
            factors: counted.second_factors,
            error: isOfProof ? send.error : null,
            pending: send.isPending,
            submit: t`Send`,
            onProof: (proof) => send.send({ ...announcement, ...proof }),
          })}
        {send.refusal && !isOfProof && <Notice tone="bad">{send.refusal}</Notice>}
      </div>
    </Dialog>
  );
}
