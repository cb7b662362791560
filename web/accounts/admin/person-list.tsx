import type { PersonSummary } from '@hirfa/contract/accounts';
import { displayName } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { cardLink } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ListFileButton } from '../../ui/admin/file-button.tsx';
import { type PeopleFilter, peopleQuery } from './queries.ts';
import { PersonBadges } from './person-badges.tsx';

const MOST_CHARACTERS = 254;

type PersonListProps = PeopleFilter & { onChange: (filter: PeopleFilter) => void; action: string };

/** Everybody with an account, by name, e-mail, phone or id; `action` is the address of the page. */
export function PersonList({ text, only, onChange, action }: PersonListProps) {
  const { t } = useLingui();
  const tabs = [
    { value: 'all' as const, label: t({ message: 'All', context: 'people' }), content: <People text={text} /> },
    { value: 'admins' as const, label: t`Admins`, content: <People text={text} only="admins" /> },
    {
      value: 'suspended' as const,
      label: t({ message: 'Suspended', context: 'people' }),
      content: <People text={text} only="suspended" />,
    },
  ];
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-lg">
        <SearchField
          isQuiet
          label={t`Name, e-mail, phone or id`}
          placeholder={t`Name, e-mail, phone or id`}
          submitLabel={t`Search`}
          action={action}
          name="text"
          maxLength={MOST_CHARACTERS}
          onSearch={(next) => onChange({ only, ...(next !== '' && { text: next }) })}
          {...(text !== undefined && { defaultValue: text })}
          {...(only && { kept: { only } })}
        />
      </div>
      <Tabs
        label={t`Which people`}
        value={only ?? 'all'}
        onChange={(next) => onChange({ text, ...(next !== 'all' && { only: next }) })}
        tabs={tabs}
      />
    </div>
  );
}

function People(filter: PeopleFilter) {
  const { t } = useLingui();
  const query = useInfiniteQuery(peopleQuery(useOrpc(), filter));
  return (
    <QueryList
      query={query}
      failed={t`The people could not be loaded`}
      skeleton={<RowsSkeleton picture="size-9" lines={1} />}
      empty={<Nobody {...filter} />}
    >
      {(people, more) => (
        <div className="flex flex-col gap-5">
          <ListFileButton list={{ table: 'people', ...filter }} />
          <SteadyRows more={more}>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </SteadyRows>
        </div>
      )}
    </QueryList>
  );
}

function PersonRow({ person }: { person: PersonSummary }) {
  const { t } = useLingui();
  const name = displayName(person.full_name);
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-4 transition-colors first:rounded-t-m last:rounded-b-m hover:bg-sand-1 sm:grid-cols-[auto_minmax(0,1fr)_auto] has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-teal sm:px-5">
      <Avatar name={name} photo={person.avatar_url} size="s" />
      <div className="min-w-0">
        <h2 className="text-s font-semibold wrap-anywhere text-ink-0">
          <Link to="/admin/people/$personId" params={{ personId: person.id }} className={`${cardLink} hover:underline`}>
            <bdi>{person.full_name || t`Without a name`}</bdi>
          </Link>
        </h2>
        <p className="mt-0.5 text-xs text-ink-2">
          <Trans>
            Since <DateTime at={person.created_at} form="day" />
          </Trans>
        </p>
      </div>
      <div className="max-sm:col-start-2 has-[>span:empty]:hidden">
        <PersonBadges person={person} />
      </div>
    </li>
  );
}

function Nobody({ text, only }: PeopleFilter) {
  const { t } = useLingui();
  const icon = <UserRound aria-hidden />;
  if (text === undefined && only === 'suspended') return <EmptyState icon={icon} heading={t`Nobody is suspended`} />;
  return (
    <EmptyState
      icon={icon}
      heading={t`Nobody found`}
      text={<Trans>Type a name or its beginning, or a whole e-mail address, phone number or id.</Trans>}
      action={
        <ButtonLink to="/admin/people" variant="secondary">
          <Trans>Show everybody</Trans>
        </ButtonLink>
      }
    />
  );
}
