import type { OwnApplication } from '@hirfa/contract/providers';
import { Trans } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import Hourglass from 'lucide-react/icons/hourglass';
import PencilLine from 'lucide-react/icons/pencil-line';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { StateBadge, type StateTone } from '../../ui/state-badge.tsx';
import { Reason } from '../reason.tsx';

type StatusPageProps = { application: OwnApplication; onEdit: () => void };

/** What happens with an application that was sent; it changes by itself when an admin decides. */
export function StatusPage(props: StatusPageProps) {
  return (
    <div aria-live="polite">
      <CurrentStatus {...props} />
    </div>
  );
}

function CurrentStatus({ application, onEdit }: StatusPageProps) {
  const { status, reason, is_active, sent_at, decided_at } = application;
  if (status === 'verified') return is_active ? <Verified /> : <Suspended reason={reason} />;
  if (status === 'rejected') return <Rejected reason={reason} decidedAt={decided_at} onEdit={onEdit} />;
  return <Pending sentAt={sent_at} />;
}

type StatusProps = {
  tone: StateTone;
  icon: ReactNode;
  state: ReactNode;
  heading: ReactNode;
  children: ReactNode;
};

function Status({ tone, icon, state, heading, children }: StatusProps) {
  return (
    <Card raised className="isolate flex flex-col items-start gap-4 overflow-hidden p-6 sm:p-9">
      <Pattern from="end" className="-z-10 text-clay opacity-15" />
      <StateBadge tone={tone} icon={icon}>
        {state}
      </StateBadge>
      <h1 className="title-text">{heading}</h1>
      {children}
    </Card>
  );
}

function Pending({ sentAt }: { sentAt: string | null }) {
  const since = sentAt && <DateTime at={sentAt} form="day-and-time" />;
  return (
    <Status
      tone="warn"
      icon={<Hourglass aria-hidden />}
      state={<Trans>Waiting for our team</Trans>}
      heading={<Trans>Your application is with us</Trans>}
    >
      {since && (
        <p className="text-ink-1">
          <Trans>Sent on {since}.</Trans>
        </p>
      )}
      <Steps>
        <li>
          <Trans>We look at your documents, usually within a day.</Trans>
        </li>
        <li>
          <Trans>We tell you here and by e-mail, if you have one with us.</Trans>
        </li>
        <li>
          <Trans>Then customers can find and book you.</Trans>
        </li>
      </Steps>
      <p className="text-s font-medium text-ink-1">
        <Trans>You do not have to do anything now.</Trans>
      </p>
      <Actions>
        <ButtonLink to="/services" variant="secondary">
          <Trans>See what others offer</Trans>
        </ButtonLink>
      </Actions>
    </Status>
  );
}

type RejectedProps = { reason: string | null; decidedAt: string | null; onEdit: () => void };

function Rejected({ reason, decidedAt, onEdit }: RejectedProps) {
  const at = decidedAt && <DateTime at={decidedAt} form="day" />;
  return (
    <Status
      tone="bad"
      icon={<PencilLine aria-hidden />}
      state={<Trans>Needs a change</Trans>}
      heading={<Trans>We could not accept your application yet</Trans>}
    >
      <p className="text-ink-1">
        {at && <Trans>We looked at it on {at}.</Trans>}{' '}
        <Trans>Change what is named here and send it again; all that you wrote is still there.</Trans>
      </p>
      {reason && <Reason>{reason}</Reason>}
      <Actions>
        <Button size="l" className="max-sm:w-full" onClick={onEdit}>
          <Trans>Edit and resend</Trans>
        </Button>
      </Actions>
    </Status>
  );
}

function Verified() {
  return (
    <Status
      tone="ok"
      icon={<BadgeCheck aria-hidden />}
      state={<Trans context="provider">Verified</Trans>}
      heading={<Trans>You are a provider now</Trans>}
    >
      <p className="text-ink-1">
        <Trans>Customers can find and book you. Requests come to your dashboard.</Trans>
      </p>
      <Actions>
        <ButtonLink to="/provider/dashboard" size="l" className="max-sm:w-full">
          <Trans>Open the provider dashboard</Trans>
        </ButtonLink>
        <ButtonLink to="/provider/profile/edit" variant="secondary" size="l" className="max-sm:w-full">
          <Trans>Edit my page</Trans>
        </ButtonLink>
      </Actions>
    </Status>
  );
}

function Suspended({ reason }: { reason: string | null }) {
  return (
    <Status
      tone="warn"
      icon={<CirclePause aria-hidden />}
      state={<Trans>Suspended</Trans>}
      heading={<Trans>Your profile is suspended</Trans>}
    >
      <p className="text-ink-1">
        <Trans>Customers do not see you at the moment. Your open bookings stay yours.</Trans>
      </p>
      {reason && <Reason>{reason}</Reason>}
      <Actions>
        <ButtonLink to="/provider/dashboard" variant="secondary">
          <Trans>See my open bookings</Trans>
        </ButtonLink>
        <ButtonLink to="/provider/profile/edit" variant="quiet">
          <Trans>Send new documents</Trans>
        </ButtonLink>
      </Actions>
    </Status>
  );
}

function Steps({ children }: { children: ReactNode }) {
  return (
    <ol className="flex list-decimal flex-col gap-1.5 ps-5 text-ink-1 marker:font-semibold marker:text-teal">
      {children}
    </ol>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">{children}</div>;
}
