import { SEARCH_LENGTH } from '@hirfa/domain/catalogue';
import { useOwnSearch } from '../../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pathIn } from '../../kit/i18n.ts';
import { ChatList, ChatsSkeleton, FoundMessages, useHasNoChats } from '../../messages/index.ts';
import { ListPageSkeleton } from '../../ui/feedback/list-page-skeleton.tsx';
import { MoreLink } from '../../ui/link.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';

export const Route = createFileRoute('/_frame/_signed-in/messages')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => {
    // Digits are read as a number.
    const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
    return words === '' ? {} : { q: words.slice(0, SEARCH_LENGTH) };
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Messages · Hirfa` }] }),
  component: MessagesPage,
  pendingComponent: MessagesPending,
});

function MessagesPage() {
  const { t: text } = useLingui();
  const { q } = useOwnSearch(Route);
  const { language } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const hasNone = useHasNoChats();
  return (
    <div className="page-width flex max-w-3xl! flex-col gap-5 py-6">
      <h1 className="title-text lg:text-[2.25rem]">
        <Trans>Messages</Trans>
      </h1>
      {/* Where there is nothing, there is nothing to search. */}
      {(q !== undefined || !hasNone) && (
        <SearchField
          isQuiet
          label={text`Search your messages`}
          placeholder={text`Search your messages`}
          submitLabel={text`Search`}
          action={pathIn(language, '/messages')}
          defaultValue={q ?? ''}
          maxLength={SEARCH_LENGTH}
          onSearch={(words) => void navigate({ search: words === '' ? {} : { q: words }, resetScroll: false })}
        />
      )}
      {q === undefined ? (
        <ChatList />
      ) : (
        <>
          <div className="-mb-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 className="section-text">
              <Trans>Found messages</Trans>
            </h2>
            <MoreLink to="/messages">
              <Trans>All messages</Trans>
            </MoreLink>
          </div>
          <FoundMessages q={q} />
        </>
      )}
    </div>
  );
}

function MessagesPending() {
  return (
    <ListPageSkeleton>
      <ChatsSkeleton />
    </ListPageSkeleton>
  );
}
