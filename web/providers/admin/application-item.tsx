import type { Applicant } from '@hirfa/contract/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ApplicantFacts } from './applicant-facts.tsx';
import { ApproveButton } from './approve-button.tsx';
import { type Approval, ApproveDialog } from './approve-dialog.tsx';
import { Checks } from './checks.tsx';
import { Documents } from './documents.tsx';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { nameOf } from './names.ts';
import { REASONS } from './texts.ts';
import { useDecide } from './use-decide.ts';
import { applicantQuery } from './queries.ts';
import { DecisionBar } from '../../ui/admin/queue/decision-bar.tsx';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { useDecideLater, useReadQueue } from '../../ui/admin/queue/use-decide-later.ts';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { ReadItem } from '../../ui/admin/queue/read-item.tsx';

/** An application: its documents side by side, what was written, and then the decision. */
export function ApplicationItem({ item, onDecided }: ItemProps<'application'>) {
  return (
    <ReadItem query={useQuery(applicantQuery(useOrpc(), item.id))}>
      {(applicant) => (
        <>
          <Checks applicant={applicant} />
          <Documents applicant={applicant} />
          <ApplicantFacts applicant={applicant} />
          <Decisions item={item} applicant={applicant} onDecided={onDecided} />
        </>
      )}
    </ReadItem>
  );
}

type DecisionsProps = Pick<ItemProps<'application'>, 'item' | 'onDecided'> & { applicant: Applicant };

function Decisions({ item, applicant, onDecided }: DecisionsProps) {
  const { t } = useLingui();
  const [asked, ask] = useState<Approval | 'reject' | null>(null);
  const readQueue = useReadQueue();
  const approving = useDecide(applicant, () => {
    readQueue();
    onDecided();
  });
  const later = useDecideLater(item, onDecided);
  const close = () => ask(null);
  const name = `\u2068${nameOf(applicant, useLanguage())}\u2069`;
  return (
    <DecisionBar>
      <ApproveButton applicant={applicant} ask={ask} />
      <KeyButton shortcut="R" variant="secondary" onClick={() => ask('reject')}>
        <Trans>Reject</Trans>
      </KeyButton>
      {asked === 'reject' && (
        <ReasonDialog
          title={t`Reject the application of ${name}?`}
          description={<Trans>The person can edit it and send it again.</Trans>}
          confirm={t`Reject`}
          templates={REASONS}
          pending={later.isPending}
          onClose={close}
          onSend={(reason) => later.decide('reject', reason)}
        />
      )}
      {asked !== null && asked !== 'reject' && (
        <ApproveDialog
          applicant={applicant}
          first={asked}
          isPending={approving.pending !== null}
          onClose={close}
          onApprove={approving.decide}
        />
      )}
    </DecisionBar>
  );
}
