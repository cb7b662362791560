import type { Person } from '@hirfa/contract/accounts';
import { displayName } from '@hirfa/domain/accounts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SUSPENSION_WORDS } from '../../kit/suspension.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import type { RenderProof } from '../../ui/admin/render-proof.ts';
import { RecordSkeleton } from '../../ui/admin/record-skeleton.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { personQuery } from './queries.ts';
import { Contact } from '../../ui/admin/contact.tsx';
import { PersonBadges } from './person-badges.tsx';
import { PersonBookings } from './person-bookings.tsx';
import { Power } from './power.tsx';

const COLUMNS = 'lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]';

type PersonViewProps = { id: string; renderProof: RenderProof };

/** One person: who they are, how to reach them, their bookings, and what an admin can decide about them. */
export function PersonView({ id, renderProof }: PersonViewProps) {
  const { t } = useLingui();
  const query = useQuery(personQuery(useOrpc(), id));
  return (
    <QueryView
      query={query}
      failed={t`The person could not be loaded`}
      skeleton={<RecordSkeleton columns={COLUMNS} lines={[[8], [8]]} />}
      missing={
        <EmptyState
          level={1}
          scene="nothing"
          heading={t`There is no such person`}
          action={
            <ButtonLink to="/admin/people" variant="secondary">
              <Trans>Show everybody</Trans>
            </ButtonLink>
          }
        />
      }
    >
      {(person) => (
        <>
          <Head person={person} />
          {/* On a phone, what can be decided comes before the bookings. */}
          <div className={`mt-6 grid grid-cols-1 items-start gap-6 lg:grid-rows-[auto_1fr] ${COLUMNS}`}>
            <Facts person={person} />
            <div className="lg:row-span-2">
              <Power person={person} renderProof={renderProof} />
            </div>
            <div className="min-w-0">
              <PersonBookings person={person} />
            </div>
          </div>
        </>
      )}
    </QueryView>
  );
}

function Head({ person }: { person: Person }) {
  const { t } = useLingui();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-4">
      <Avatar name={displayName(person.full_name)} photo={person.avatar_url} />
      <div className="min-w-0">
        <h1 className="title-text wrap-anywhere">
          <bdi>{person.full_name || t`Without a name`}</bdi>
        </h1>
        <p className="text-s text-ink-1">
          <Trans>Who opened this page, and when, is in the audit log.</Trans>
        </p>
      </div>
      <PersonBadges person={person} />
    </div>
  );
}

function Facts({ person }: { person: Person }) {
  const { t, i18n } = useLingui();
  const { id, provider, sessions, suspension } = person;
  return (
    <Card className="p-4 sm:p-5">
      <dl className="grid gap-x-8 gap-y-4 text-s sm:grid-cols-2">
        <Fact name={t`E-mail`}>
          <Contact key={id} personId={id} what="email" masked={person.email} />
        </Fact>
        <Fact name={t`Phone`}>
          <Contact key={id} personId={id} what="phone_number" masked={person.phone_number} />
        </Fact>
        <Fact name={t`Account since`}>
          <DateTime at={person.created_at} form="day" />
        </Fact>
        <Fact name={t({ message: 'Signed in', context: 'admin pages' })}>
          {sessions.last_used === null ? (
            <Trans>Nowhere</Trans>
          ) : (
            <>
              <Plural value={sessions.open} one="On # device" other="On # devices" />
              {', '}
              <Trans>
                last <DateTime at={sessions.last_used} form="day-and-time" />
              </Trans>
            </>
          )}
        </Fact>
        {provider !== null && (
          <Fact name={t`Provider profile`}>
            <TextLink to="/admin/dashboard" search={{ tab: 'providers', id: provider.id }}>
              {provider.is_active ? <Trans>Visible to everybody</Trans> : <Trans>Not visible</Trans>}
            </TextLink>
          </Fact>
        )}
        <Fact name={t`Id`}>
          <bdi dir="ltr" className="font-mono text-xs">
            {id}
          </bdi>
        </Fact>
        {suspension !== null && (
          <Fact name={t`Suspended because`}>
            {i18n._(SUSPENSION_WORDS[suspension.reason])}
            {suspension.words !== null && <OwnWords>{suspension.words}</OwnWords>}
            <span className="block text-xs text-ink-2">
              <DateTime at={suspension.suspended_at} form="day-and-time" />
            </span>
          </Fact>
        )}
      </dl>
      <p className="mt-4 text-s">
        <TextLink to="/admin/audit" search={{ entity_id: id }}>
          <Trans>What admins did here</Trans>
        </TextLink>
      </p>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="mt-0.5 min-w-0 font-medium wrap-anywhere text-ink-0">{children}</dd>
    </div>
  );
}
