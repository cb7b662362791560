import type { Applicant } from '@hirfa/contract/providers';
import { levelsFor } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { Checks } from './checks.tsx';
import { Documents } from './documents.tsx';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { LEVEL_WORDS } from '../../ui/admin/provider-words.ts';
import { LEVEL_KEYS, REASONS } from './texts.ts';
import { useDecide } from './use-decide.ts';
import { applicantQuery } from './queries.ts';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { useDecideLater, useReadQueue } from '../../ui/admin/queue/use-decide-later.ts';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { ReadItem } from '../../ui/admin/queue/read-item.tsx';

/** An application: what was sent with its documents side by side, and the decision. */
export function ApplicationItem({ item, onDecided }: ItemProps<'application'>) {
  return (
    <ReadItem query={useQuery(applicantQuery(useOrpc(), item.id))}>
      {(applicant) => (
        <>
          <Checks applicant={applicant} />
          <Decisions item={item} applicant={applicant} onDecided={onDecided} />
          <Documents applicant={applicant} />
          <ApplicantFacts applicant={applicant} />
        </>
      )}
    </ReadItem>
  );
}

type Approval = { decision: 'approve' } | { decision: 'hobby' | 'professional'; adminId: string };
type DecisionsProps = Pick<ItemProps<'application'>, 'item' | 'onDecided'> & { applicant: Applicant };

function Decisions({ item, applicant, onDecided }: DecisionsProps) {
  const { t, i18n } = useLingui();
  const [asked, ask] = useState<Approval | 'reject' | null>(null);
  const { accounts } = useOrpc();
  const { data: me } = useQuery(accounts.getMe.queryOptions({ input: {} }));
  const later = useDecideLater(item, onDecided);
  const close = () => ask(null);
  const isCommunity = applicant.provider_type === 'community';
  return (
    <div className="flex flex-wrap gap-3 *:max-sm:grow">
      {isCommunity && (
        <KeyButton shortcut="A" onClick={() => ask({ decision: 'approve' })}>
          <Trans>Approve</Trans>
        </KeyButton>
      )}
      {levelsFor(applicant.provider_type).map((level) => (
        <KeyButton
          key={level}
          shortcut={LEVEL_KEYS[level]}
          variant={isCommunity ? 'secondary' : 'primary'}
          onClick={() => me && ask({ decision: level, adminId: me.user_id })}
        >
          <ApproveAs name={i18n._(LEVEL_WORDS[level])} />
        </KeyButton>
      ))}
      <KeyButton shortcut="R" variant="secondary" onClick={() => ask('reject')}>
        <Trans>Reject</Trans>
      </KeyButton>
      {asked === 'reject' && (
        <ReasonDialog
          title={t`Reject this application?`}
          description={<Trans>The person can edit it and send it again.</Trans>}
          confirm={t`Reject`}
          templates={REASONS}
          pending={later.isPending}
          onClose={close}
          onSend={(reason) => later.decide('reject', reason)}
        />
      )}
      {asked !== null && asked !== 'reject' && (
        <ApproveQuestion asked={asked} applicant={applicant} onClose={close} onDecided={onDecided} />
      )}
    </div>
  );
}

type QuestionProps = { asked: Approval; applicant: Applicant; onClose: () => void; onDecided: () => void };

function ApproveQuestion({ asked, applicant, onClose, onDecided }: QuestionProps) {
  const { t, i18n } = useLingui();
  const readQueue = useReadQueue();
  const { decide, pending } = useDecide(applicant, () => {
    readQueue();
    onDecided();
  });
  const name = asked.decision === 'approve' ? null : i18n._(LEVEL_WORDS[asked.decision]);
  return (
    <ConfirmDialog
      title={t`Approve this application?`}
      description={
        name === null ? (
          <Trans>They can be booked at once.</Trans>
        ) : (
          <Trans>They can be booked at once, as {name}.</Trans>
        )
      }
      confirm={t`Approve`}
      isConfirmFocused
      call={{ isPending: pending !== null }}
      onOpenChange={onClose}
      onConfirm={() => decide(asked)}
    />
  );
}

const ApproveAs = ({ name }: { name: string }) => <Trans>Approve as {name}</Trans>;
