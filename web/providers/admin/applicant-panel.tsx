import type { Applicant } from '@hirfa/contract/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Award from 'lucide-react/icons/award';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { aboveDecisions } from '../../ui/admin/queue/above-decisions.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { applicantQuery } from './queries.ts';
import { ApplicantFacts } from './applicant-facts.tsx';
import { approvalsFor } from './approve-dialog.tsx';
import { AuditList } from './audit-list.tsx';
import { ChangeRequestCard } from './change-request-card.tsx';
import { Checks } from './checks.tsx';
import { type Asked, Decisions, type Deciding } from './decisions.tsx';
import { Documents } from './documents.tsx';
import { nameOf } from './names.ts';
import { shortcutOf } from '../../kit/keys/shortcut-of.ts';
import { PanelSkeleton } from './providers-desk-skeleton.tsx';
import { useDecide } from './use-decide.ts';

type ApplicantPanelProps = {
  id: string;
  close: () => void;
  /** Opens the next one of the list. */
  next: () => void;
};

/** Everything about one applicant or provider, and the decisions about them. */
export function ApplicantPanel({ id, close, next }: ApplicantPanelProps) {
  const { t } = useLingui();
  const query = useQuery(applicantQuery(useOrpc(), id));
  return (
    <div data-item className="flex min-w-0 flex-col gap-5">
      <Button variant="quiet" className="-ms-5 self-start lg:hidden" onClick={close}>
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
        <Trans>All providers</Trans>
      </Button>
      <QueryView
        query={query}
        skeleton={<PanelSkeleton />}
        missing={<EmptyState scene="lost" heading={t`This provider no longer exists.`} />}
      >
        {(applicant) => <Shown applicant={applicant} next={next} />}
      </QueryView>
    </div>
  );
}

type ShownProps = { applicant: Applicant } & Pick<ApplicantPanelProps, 'next'>;

/** After it opened, an application takes no shortcuts for so long: the key may have been meant for the one before. */
const SETTLED_MS = 1000;

function Shown({ applicant, next }: ShownProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
    heading.current?.focus();
  }, []);
  const deciding = useDeciding(applicant, next);
  function press(event: KeyboardEvent<HTMLElement>) {
    const key = shortcutOf(event, event.currentTarget);
    if (key === null || performance.now() - openedAt.current < SETTLED_MS) return;
    decideByKey(key, applicant, deciding);
    // Otherwise the letter would be the first one of the reason.
    if (key === 'r') event.preventDefault();
  }
  return (
    // The letters of decisions are heard only here, so that they never act on a page that is read.
    <Card raised className={`p-5 sm:p-6 ${aboveDecisions}`} onKeyDown={press}>
      <Steady className="flex flex-col gap-6">
        <Head applicant={applicant} heading={heading} />
        {applicant.is_own && (
          <Notice tone="plain">
            <Trans>This is your own profile. Another admin decides about it.</Trans>
          </Notice>
        )}
        <Checks applicant={applicant} />
        {applicant.change_request && <ChangeRequestCard applicant={applicant} request={applicant.change_request} />}
        <Documents applicant={applicant} />
        <ApplicantFacts applicant={applicant} />
        <AuditList providerId={applicant.id} entries={applicant.audit} />
        {!applicant.is_own && <Decisions applicant={applicant} deciding={deciding} />}
      </Steady>
    </Card>
  );
}

/** The decisions about an applicant; after those that end the review, the next one opens. */
function useDeciding(applicant: Applicant, next: () => void): Deciding {
  const [asked, ask] = useState<Asked | null>(null);
  const { decide, pending } = useDecide(applicant, (decision) => {
    ask(null);
    if (['approve', 'hobby', 'professional', 'reject', 'delete'].includes(decision)) next();
  });
  return { decide, pending, asked, ask };
}

function decideByKey(key: string, applicant: Applicant, { ask }: Deciding): void {
  const { verification_status: status, is_own } = applicant;
  if (is_own || status === 'verified') return;
  const approval = approvalsFor(applicant).find(([, letter]) => letter.toLowerCase() === key);
  if (approval !== undefined) ask(approval[0]);
  if (key === 'r' && status === 'pending') ask('reject');
}

function Head({ applicant, heading }: { applicant: Applicant; heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useLingui();
  const name = nameOf(applicant, useLanguage());
  return (
    <header className="flex items-center gap-4">
      <Avatar name={name} photo={applicant.avatar_url} size="m" />
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="section-text wrap-anywhere outline-none">
          <bdi>{name}</bdi>
        </h2>
        <div className="mt-2 flex flex-wrap gap-2">
          <StatusBadge applicant={applicant} />
          {applicant.is_founding_provider && (
            <StateBadge tone="quiet" icon={<Award aria-hidden />}>{t`Founding provider`}</StateBadge>
          )}
        </div>
      </div>
    </header>
  );
}

function StatusBadge({ applicant: { verification_status: status, suspension_reason } }: { applicant: Applicant }) {
  const { t } = useLingui();
  if (suspension_reason !== null) return <StateBadge tone="warn">{t`Suspended`}</StateBadge>;
  if (status === 'verified')
    return <StateBadge tone="ok">{t({ message: 'Verified', context: 'provider' })}</StateBadge>;
  if (status === 'rejected')
    return <StateBadge tone="bad">{t({ message: 'Rejected', context: 'provider' })}</StateBadge>;
  return <StateBadge tone="quiet">{t({ message: 'Waiting for a decision', context: 'provider' })}</StateBadge>;
}
