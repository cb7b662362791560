import { SEARCH_LENGTH } from '@hirfa/domain/catalogue';
import { useOwnSearch } from '../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isUuid } from '../bookings/index.ts';
import { areasQuery, rememberArea } from '../kit/area/area.ts';
import { pageHead } from '../kit/page-head.ts';
import { useOpenSuggestion } from './use-open-suggestion.ts';
import {
  categoriesQuery,
  providersQuery,
  SearchResults,
  ServiceFilters,
  type ServiceSearch,
  servicesQuery,
  suggestQuery,
  ServicesSkeleton,
  ServiceSearchField,
} from '../discovery/index.ts';

const SLUG = /^[a-z0-9-]{1,80}$/;

/** A search with the area of a link or a form; the browser remembers it. */
type Search = ServiceSearch & { area?: string | undefined };

/** The valid search parameters; others are undefined, because the router would keep them otherwise. */
function readSearch({ q, tab, category, area }: Record<string, unknown>): Search {
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, SEARCH_LENGTH).trim() : '';
  return {
    q: words.toWellFormed() || undefined,
    tab: tab === 'community' || tab === 'trusted' ? tab : undefined,
    category: typeof category === 'string' && SLUG.test(category) ? category : undefined,
    area: isUuid(area) ? area : undefined,
  };
}

export const Route = createFileRoute('/_frame/services')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { q, tab, category } }) => ({ q, tab, category }),
  loader: async ({ context: { queryClient, orpc }, deps }) => {
    const { q, category } = deps;
    await Promise.all([
      queryClient.ensureInfiniteQueryData(servicesQuery(orpc, deps)),
      queryClient.ensureQueryData(categoriesQuery(orpc)),
      queryClient.ensureQueryData(areasQuery(orpc)),
      ...(q
        ? [
            queryClient.ensureInfiniteQueryData(providersQuery(orpc, { q, category })),
            queryClient.ensureQueryData(suggestQuery(orpc, q)),
          ]
        : []),
    ]);
  },
  head: ({ match: { context, search } }) =>
    pageHead({
      ...context,
      // Search engines know the whole list, and the pages to which a part of it leads.
      ...(Object.values(search).some((value) => value !== undefined) && { robots: 'noindex, follow' }),
      path: '/services',
      title: t(context.i18n)`Services · Hirfa`,
      description: t(
        context.i18n,
      )`Lessons, crafts, repairs and cleaning from verified providers in Cairo, Giza and Alexandria.`,
    }),
  component: Services,
  pendingComponent: ServicesSkeleton,
});

function Services() {
  const { area, ...search } = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  const { orpc } = Route.useRouteContext();
  const { data } = useSuspenseQuery(categoriesQuery(orpc));
  useEffect(() => {
    if (area !== undefined) rememberArea(area);
  }, [area]);
  return (
    <div className="page-width flex flex-col gap-6 py-6">
      <h1 className="title-text lg:text-[2.25rem]">
        <Trans>Services</Trans>
      </h1>
      <div className="max-w-2xl">
        <ServiceSearchField
          withArea
          defaultValue={search.q}
          category={search.category}
          onChoose={useOpenSuggestion()}
          onSearch={(q) =>
            void navigate({
              to: '/services',
              search: { ...(q && { q }), ...(search.category && { category: search.category }) },
            })
          }
        />
      </div>
      <ServiceFilters categories={data.items} search={search} />
      <SearchResults search={search} categories={data.items} />
    </div>
  );
}
