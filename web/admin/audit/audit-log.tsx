import type { AuditRecord } from '@hirfa/contract/audit';
import { cairoDay } from '@hirfa/domain/market';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { byDay } from '../../ui/days/by-day.ts';
import { DayName } from '../../ui/days/day-name.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { cardLink } from '../../ui/card.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { type AuditSearch, wholeAuditQuery } from '../queries.ts';
import { AuditSearchForm } from './audit-search-form.tsx';
import { ACTIONS, ONE } from './audit-words.ts';
import { Difference } from './difference.tsx';
import { type Repeated, withRepeats } from './repeats.ts';

type AuditLogProps = { search: AuditSearch; onChange: (search: AuditSearch) => void };

/** What admins did, newest first, with what it changed. */
export function AuditLog({ search, onChange }: AuditLogProps) {
  return (
    <div className="flex flex-col gap-6">
      <AuditSearchForm key={JSON.stringify(search)} search={search} onChange={onChange} />
      <Entries {...search} />
    </div>
  );
}

function Entries(search: AuditSearch) {
  const { t } = useLingui();
  const query = useInfiniteQuery(wholeAuditQuery(useOrpc(), search));
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  return (
    <QueryList
      query={query}
      failed={t`The audit log could not be loaded`}
      skeleton={<RowsSkeleton count={8} lines={2} />}
      empty={
        <EmptyState
          scene={isNarrowed ? 'lost' : 'nothing'}
          heading={t`No entries`}
          text={
            isNarrowed ? (
              <Trans>Nothing that admins did matches this search.</Trans>
            ) : (
              <Trans>What admins do from now on is listed here.</Trans>
            )
          }
          {...(isNarrowed && {
            action: (
              <ButtonLink to="/admin/audit" variant="secondary">
                <Trans>Show all entries</Trans>
              </ButtonLink>
            ),
          })}
        />
      }
    >
      {(entries, more) => (
        <Steady className="flex flex-col gap-6">
          {byDay(withRepeats(entries), ({ entry }) => entry.at).map(({ day, items }) => (
            <section key={day}>
              <h2 className="card-text mb-3">
                <DayName day={day} today={cairoDay(new Date(query.dataUpdatedAt))} />
              </h2>
              <ul className="divide-y divide-sand-2 rounded-m border border-sand-2 bg-card">
                {items.map(({ entry, times }) => (
                  <Entry key={entry.id} entry={entry} times={times} />
                ))}
              </ul>
            </section>
          ))}
          {more}
        </Steady>
      )}
    </QueryList>
  );
}

function Entry({ entry, times }: Repeated) {
  const { i18n } = useLingui();
  const known = ACTIONS[entry.action];
  const actor = <bdi className="font-semibold">{entry.actor_name}</bdi>;
  const action = known ? i18n._(known) : <bdi>{entry.action}</bdi>;
  const about = <About entry={entry} />;
  return (
    <li className="relative p-4 transition-colors first:rounded-t-m last:rounded-b-m has-[h3_a]:hover:bg-sand-1 has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:-outline-offset-2 has-[h3_a:focus-visible]:outline-teal sm:px-5">
      <div className="flex items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 text-m leading-snug font-normal wrap-anywhere text-ink-1 [&_bdi]:text-ink-0">
          <Trans context="audit log">
            {actor} {action}: {about}
          </Trans>
          {times > 1 && <Times times={times} />}
        </h3>
        <span className="shrink-0 text-xs text-ink-2">
          <DateTime at={entry.at} form="time" />
        </span>
      </div>
      {/* Its links are above that of the row. */}
      <div className="relative">
        <Difference entry={entry} />
      </div>
    </li>
  );
}

function Times({ times }: { times: number }) {
  const { i18n } = useLingui();
  return (
    <>
      {' '}
      <span aria-hidden dir="ltr" className="text-ink-2">
        ×{i18n.number(times)}
      </span>
      <span className="sr-only">
        <Plural value={times} one="Once" other="# times" />
      </span>
    </>
  );
}

/** The end of an id is enough to tell two of a kind apart. */
const ID_END = 6;

/** A link to what an entry is about, where it has a page: the whole row leads there. */
function About({ entry: { action, entity_type, entity_id, names, after } }: { entry: AuditRecord }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const one = ONE[entity_type];
  // "opened a booking: Booking 4f2a10" would say it twice.
  const isSaid = action === 'look_at_document' || action.startsWith(`${entity_type}.`);
  const end = <bdi dir="ltr">{entity_id.slice(-ID_END)}</bdi>;
  const kind = one ? i18n._(one) : <bdi>{entity_type}</bdi>;
  const known = names[entity_id]?.[language];
  const name =
    known !== undefined ? (
      <bdi>{known}</bdi>
    ) : isSaid ? (
      end
    ) : (
      <>
        {kind} {end}
      </>
    );
  const look = `${cardLink} font-semibold hover:underline`;
  switch (entity_type) {
    case 'person':
      return <PersonLink id={entity_id} className={look} name={name} />;
    case 'provider_document':
      return typeof after?.['user_id'] === 'string' ? (
        <PersonLink id={after['user_id']} className={look} name={name} />
      ) : (
        <span className="font-semibold">{name}</span>
      );
    case 'provider':
      return (
        <Link to="/admin/dashboard" search={{ tab: 'providers', id: entity_id }} className={look}>
          {name}
        </Link>
      );
    case 'booking':
      return (
        <Link to="/admin/bookings/$bookingId" params={{ bookingId: entity_id }} className={look}>
          {name}
        </Link>
      );
    case 'support_session':
      return (
        <Link to="/admin/support" search={{ id: entity_id }} className={look}>
          {name}
        </Link>
      );
    default:
      return <span className="font-semibold">{name}</span>;
  }
}

const PersonLink = ({ id, className, name }: { id: string; className: string; name: ReactNode }) => (
  <Link to="/admin/people/$personId" params={{ personId: id }} className={className}>
    {name}
  </Link>
);
