import type { Applicant } from '@hirfa/contract/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ChangedValues } from './change-request-card.tsx';
import { Checks } from './checks.tsx';
import { Documents } from './documents.tsx';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { useDecide } from './use-decide.ts';
import { applicantQuery } from './queries.ts';
import { DecisionBar } from '../../ui/admin/queue/decision-bar.tsx';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { useDecideLater, useReadQueue } from '../../ui/admin/queue/use-decide-later.ts';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { ReadItem } from '../../ui/admin/queue/read-item.tsx';

/** A change that a provider asks for: the new values and documents beside the present ones. */
export function ChangeItem({ item, onDecided }: ItemProps<'change'>) {
  return (
    <ReadItem query={useQuery(applicantQuery(useOrpc(), item.provider_id))}>
      {(applicant) => (
        <>
          <Checks applicant={applicant} />
          {applicant.change_request?.id === item.id && (
            <ChangedValues applicant={applicant} changes={applicant.change_request.changes} />
          )}
          <Documents applicant={applicant} />
          <Decisions item={item} applicant={applicant} onDecided={onDecided} />
        </>
      )}
    </ReadItem>
  );
}

type DecisionsProps = Pick<ItemProps<'change'>, 'item' | 'onDecided'> & { applicant: Applicant };

function Decisions({ item, applicant, onDecided }: DecisionsProps) {
  const { t } = useLingui();
  const [asked, ask] = useState<'approve' | 'reject' | null>(null);
  const readQueue = useReadQueue();
  const approving = useDecide(applicant, () => {
    readQueue();
    onDecided();
  });
  const later = useDecideLater(item, onDecided);
  return (
    <DecisionBar>
      <KeyButton shortcut="A" onClick={() => ask('approve')}>
        <Trans>Approve the change</Trans>
      </KeyButton>
      <KeyButton shortcut="R" variant="secondary" onClick={() => ask('reject')}>
        <Trans>Reject the change</Trans>
      </KeyButton>
      {asked === 'approve' && (
        <ConfirmDialog
          title={t`Approve the change?`}
          description={<Trans>The new details apply at once.</Trans>}
          confirm={t`Approve the change`}
          isConfirmFocused
          call={{ isPending: approving.pending !== null }}
          onOpenChange={() => ask(null)}
          onConfirm={() => approving.decide({ decision: 'change', requestId: item.id, approve: true, reason: null })}
        />
      )}
      {asked === 'reject' && (
        <ReasonDialog
          title={t`Reject the change?`}
          description={<Trans>The present details stay.</Trans>}
          confirm={t`Reject the change`}
          pending={later.isPending}
          onClose={() => ask(null)}
          onSend={(reason) => later.decide('reject', reason)}
        />
      )}
    </DecisionBar>
  );
}
