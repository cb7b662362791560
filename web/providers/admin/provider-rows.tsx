import type { ProviderProfile } from '@hirfa/contract/providers';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Nothing } from '../../ui/feedback/nothing.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { BoxesSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Link } from '../../ui/link.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { ListFileButton } from '../../ui/admin/file-button.tsx';
import { providerFilter, type ProviderList, providersQuery } from './queries.ts';
import { nameOf } from './names.ts';
import { TYPE_WORDS } from '../../ui/admin/provider-words.ts';

type ProviderRowsProps = { list: ProviderList; name: string; openId: string | undefined };

/** The providers of one list, as links to their pages. */
export function ProviderRows({ list, name, openId }: ProviderRowsProps) {
  const { t } = useLingui();
  const query = useInfiniteQuery(providersQuery(useOrpc(), list, name));
  return (
    <QueryView
      query={query}
      failed={t`The providers could not be loaded`}
      skeleton={<BoxesSkeleton count={4} height="h-18" />}
    >
      {({ pages }) => {
        const providers = pages.flatMap(({ body }) => body);
        if (providers.length === 0) return <Nobody list={list} isSearch={name !== ''} />;
        return (
          <div className="flex flex-col gap-4">
            <SteadyRows isCut more={<LoadMore list={query} />}>
              {providers.map((provider) => (
                <Row key={provider.id} provider={provider} isOpen={provider.id === openId} />
              ))}
            </SteadyRows>
            <ListFileButton list={{ table: 'providers', ...providerFilter(list, name) }} />
          </div>
        );
      }}
    </QueryView>
  );
}

function Row({ provider, isOpen }: { provider: ProviderProfile; isOpen: boolean }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const name = nameOf(provider, language);
  return (
    <li
      className={classNames(
        'relative flex items-center gap-3 p-3',
        isOpen && 'bg-sand-1 before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-teal',
      )}
    >
      <Avatar name={name} photo={provider.avatar_url} size="s" />
      <div className="min-w-0 grow text-xs text-ink-1">
        <Link
          to="/admin/dashboard"
          search={{ tab: 'providers', id: provider.id }}
          resetScroll={false}
          data-row
          aria-current={isOpen ? 'true' : undefined}
          className="text-s font-semibold wrap-anywhere text-ink-0 after:absolute after:inset-0"
        >
          <bdi>{name}</bdi>
        </Link>
        <p>
          {i18n._(TYPE_WORDS[provider.provider_type])} · {textIn(provider.category, 'name', language)}
        </p>
        <p>
          <DateTime at={provider.sent_at ?? provider.created_at} form="day" />
        </p>
      </div>
      {provider.suspension_reason !== null && (
        <StateBadge tone="warn">
          <Trans>Suspended</Trans>
        </StateBadge>
      )}
    </li>
  );
}

function Nobody({ list, isSearch }: { list: ProviderList; isSearch: boolean }) {
  const { t } = useLingui();
  if (isSearch) return <Nothing>{t`Nobody with this name`}</Nothing>;
  const words = {
    pending: t`Nobody is waiting`,
    verified: t`Nobody is verified yet`,
    rejected: t`Nobody is rejected`,
    changes: t`Nobody asks for a change`,
  };
  return <Nothing>{words[list]}</Nothing>;
}
