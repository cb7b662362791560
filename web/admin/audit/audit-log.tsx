import type { AuditRecord } from '@hirfa/contract/audit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { CardSkeleton } from '../../ui/feedback/card-skeleton.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { type AuditSearch, wholeAuditQuery } from '../queries.ts';
import { AuditSearchForm } from './audit-search-form.tsx';
import { ACTIONS, ONE } from './audit-words.ts';
import { AuditFileButton } from './file-button.tsx';
import { Difference } from './difference.tsx';

type AuditLogProps = { search: AuditSearch; onChange: (search: AuditSearch) => void };

/** What admins did, newest first, with what it changed. */
export function AuditLog({ search, onChange }: AuditLogProps) {
  return (
    <div className="flex flex-col gap-6">
      <AuditSearchForm key={JSON.stringify(search)} search={search} onChange={onChange} />
      <AuditFileButton search={search} />
      <Entries {...search} />
    </div>
  );
}

function Entries(search: AuditSearch) {
  const { t } = useLingui();
  const query = useInfiniteQuery(wholeAuditQuery(useOrpc(), search));
  return (
    <QueryList
      query={query}
      failed={t`The audit log could not be loaded`}
      skeleton={<CardSkeleton lines={6} className="p-5" />}
      empty={
        <EmptyState
          icon={<ScrollText aria-hidden />}
          heading={t`No entries`}
          action={
            <ButtonLink to="/admin/audit" variant="secondary">
              <Trans>Show all entries</Trans>
            </ButtonLink>
          }
        />
      }
    >
      {(entries, more) => (
        <SteadyRows more={more}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </SteadyRows>
      )}
    </QueryList>
  );
}

function Entry({ entry }: { entry: AuditRecord }) {
  const { i18n } = useLingui();
  const known = ACTIONS[entry.action];
  return (
    <li className="p-4 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-s wrap-anywhere text-ink-0 max-md:leading-11">
          <TextLink to="/admin/audit" search={{ actor_id: entry.actor_id }}>
            <bdi>{entry.actor_name}</bdi>
          </TextLink>{' '}
          {known ? i18n._(known) : <bdi>{entry.action}</bdi>}
        </h2>
        <span className="text-xs text-ink-2">
          <DateTime at={entry.at} form="day-and-time" />
        </span>
      </div>
      <p className="mt-1 text-xs text-ink-1 max-md:leading-11">
        <About entry={entry} />
      </p>
      <Difference before={entry.before} after={entry.after} />
    </li>
  );
}

/** The end of an id is enough to tell two of a kind apart. */
const ID_END = 6;

/** A link to what an entry is about, where it has a page. */
function About({ entry: { entity_type, entity_id, entity_name } }: { entry: AuditRecord }) {
  const { i18n } = useLingui();
  const one = ONE[entity_type];
  const name =
    entity_name === null ? (
      <>
        {one ? i18n._(one) : <bdi>{entity_type}</bdi>} <bdi dir="ltr">{entity_id.slice(-ID_END)}</bdi>
      </>
    ) : (
      <bdi>{entity_name}</bdi>
    );
  switch (entity_type) {
    case 'person':
      return (
        <TextLink to="/admin/people/$personId" params={{ personId: entity_id }}>
          {name}
        </TextLink>
      );
    case 'provider':
      return (
        <TextLink to="/admin/dashboard" search={{ tab: 'providers', id: entity_id }}>
          {name}
        </TextLink>
      );
    case 'booking':
      return (
        <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: entity_id }}>
          {name}
        </TextLink>
      );
    case 'support_session':
      return (
        <TextLink to="/admin/support" search={{ id: entity_id }}>
          {name}
        </TextLink>
      );
    default:
      return name;
  }
}
