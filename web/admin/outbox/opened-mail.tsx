import type { OpenedMail as Opened } from '@hirfa/contract/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { openedMailQuery } from '../queries.ts';
import { FAILURE_WORDS } from './failure-words.ts';
import { MailSubject } from './mail-subject.tsx';
import { MailStateBadge } from './mail-state.tsx';
import { Recipient } from './recipient.tsx';

/** One mail: what it looks like, and its plain text. */
export function OpenedMail({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useQuery(openedMailQuery(useOrpc(), id));
  return (
    <QueryView query={query} failed={t`The mail could not be loaded`} skeleton={<MailSkeleton />} missing={<NoMail />}>
      {(mail) => <OpenMail mail={mail} />}
    </QueryView>
  );
}

function OpenMail({ mail: { by, subject, to, state, failure, created_at, sent_at, text, html } }: { mail: Opened }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <h1 className="mt-2 title-text wrap-anywhere">
        <MailSubject subject={subject} />
      </h1>
      <p className="mt-2 text-s text-ink-1">
        <Trans>Who looked at this mail, and when, is in the audit log.</Trans>
      </p>
      <dl className="mt-5 mb-6 grid gap-x-8 gap-y-2 text-s sm:flex sm:flex-wrap">
        <Fact name={t`To`}>
          <Recipient by={by} to={to} />
        </Fact>
        <Fact name={t`Written`}>
          <DateTime at={created_at} form="day-and-time" />
        </Fact>
        {sent_at !== null && (
          <Fact name={t({ message: 'Sent', context: 'mails' })}>
            <DateTime at={sent_at} form="day-and-time" />
          </Fact>
        )}
        <Fact name={t`State`}>
          <MailStateBadge state={state} />
        </Fact>
        {failure !== null && <Fact name={t`Reason`}>{i18n._(FAILURE_WORDS[failure])}</Fact>}
      </dl>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {html !== null && (
          <section>
            <h2 className="section-text mb-3">
              <Trans>As it looks</Trans>
            </h2>
            <iframe
              title={t`The mail as it looks`}
              sandbox=""
              srcDoc={FRAME_HEAD + html}
              className="h-140 w-full rounded-m border border-sand-2 bg-[#fff]"
            />
          </section>
        )}
        <section>
          <h2 className="section-text mb-3">
            <Trans>As plain text</Trans>
          </h2>
          <Card className="p-4 text-s text-ink-0 sm:p-5">
            <OwnWords>{text.trim()}</OwnWords>
          </Card>
        </section>
      </div>
    </>
  );
}

/** The frame has no scripts and loads nothing; its links would open windows, which a sandbox does not allow. */
const FRAME_HEAD =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">' +
  '<base target="_blank">';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere text-ink-0">{children}</dd>
    </div>
  );
}

function NoMail() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      scene="nothing"
      heading={t`There is no such mail`}
      text={<Trans>Mails are kept for 90 days. Those with a code are not kept.</Trans>}
      action={
        <ButtonLink to="/admin/outbox" variant="secondary">
          <Trans>Show all mails</Trans>
        </ButtonLink>
      }
    />
  );
}

function MailSkeleton() {
  return (
    <div aria-busy>
      <Skeleton className="mt-2 h-9 w-96 max-w-full" />
      <Skeleton className="mt-3 h-4 w-72 max-w-full" />
      <Skeleton className="mt-6 mb-6 h-6 w-120 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-140 rounded-m" />
        <Skeleton className="h-80 rounded-m" />
      </div>
    </div>
  );
}
