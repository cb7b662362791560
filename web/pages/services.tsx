import { CATEGORY_TABS } from '@hirfa/domain/catalogue';
import { cairoDay, textIn } from '@hirfa/domain/market';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { useEffect } from 'react';
import { categoriesQuery } from '../kit/rare-data/categories-query.ts';
import { rememberArea, useAreaId } from '../kit/area/area.ts';
import { pageHead } from '../kit/page-head.ts';
import {
  FoundSkeleton,
  loadFound,
  nameOfAsked,
  readProviderSearch,
  SEARCH_VIEWS,
  SearchResults,
  SearchViews,
  ServiceFilters,
  ServiceSearchField,
  ServicesSkeleton,
  whereAndWhen,
} from '../discovery/index.ts';
import { useOpenSuggestion } from './use-open-suggestion.ts';

/** The search parameters that mean something; the others are undefined. */
function readSearch(given: Record<string, unknown>) {
  return {
    ...readProviderSearch(given, cairoDay(new Date())),
    tab: CATEGORY_TABS.find((tab) => tab === given['tab']),
    show: SEARCH_VIEWS.find((view) => view === given['show']),
  };
}
type Search = Partial<ReturnType<typeof readSearch>>;

const ProviderResults = lazyRouteComponent(() => import('./search/found.tsx'), 'ProviderResults');

export const Route = createFileRoute('/_frame/services')({
  // The loader reads what it means: this code is in the first file of every page.
  validateSearch: (given: Search & SearchSchemaInput): Search => given,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, orpc, language }, deps }) => {
    const { tab, show, ...search } = readSearch(deps);
    const { view, from, ways } = await loadFound({ queryClient, orpc, search, tab, show });
    const { area = null, unknown = [] } = from.meaning ?? {};
    const place = area !== null && unknown.length === 0 ? textIn(area, 'name', language) : null;
    return { view, tab, ways, search: from.search, name: nameOfAsked(from, language), place };
  },
  head: async ({ match: { context, search }, loaderData }) => {
    // The router waits for the head of a page before it shows the page, also of one that the server has rendered.
    if (loaderData?.view === 'providers') await ProviderResults.preload?.();
    const title = loaderData?.name;
    return pageHead({
      ...context,
      // Search engines know the whole list, and the pages to which a part of it leads.
      ...(Object.values(search).some((value) => value !== undefined) && { robots: 'noindex, follow' }),
      path: '/services',
      title: title ? t(context.i18n)`${title} · Hirfa` : t(context.i18n)`Services · Hirfa`,
      description: t(
        context.i18n,
      )`Lessons, crafts, repairs and cleaning from verified providers in Cairo, Giza and Alexandria.`,
    });
  },
  component: Services,
  pendingComponent: Pending,
});

function Services() {
  const { view, tab, ways, search, name, place } = Route.useLoaderData();
  const { q, category, area } = search;
  const navigate = Route.useNavigate();
  const { orpc } = Route.useRouteContext();
  const { data } = useSuspenseQuery(categoriesQuery(orpc));
  const chosenArea = useAreaId() ?? undefined;
  const isServices = view === 'services';
  const kept = isServices ? { category } : whereAndWhen(search);
  useEffect(() => {
    if (area !== undefined) rememberArea(area);
  }, [area]);
  return (
    <div className="page-width flex flex-col gap-4 py-6 sm:gap-6">
      <h1 className="title-text wrap-anywhere lg:text-[2.25rem]">
        {isServices ? <Trans>Services</Trans> : (name ?? <NameOfPeople q={q} place={place} />)}
      </h1>
      <div className="flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between lg:gap-8">
        <div className="grow lg:max-w-2xl">
          <ServiceSearchField
            withArea={isServices}
            isQuiet={!isServices}
            defaultValue={q}
            kept={kept}
            onChoose={useOpenSuggestion()}
            onSearch={(words) =>
              void navigate({
                to: '/services',
                search: { ...(isServices && { area: chosenArea }), ...kept, ...(words && { q: words }) },
              })
            }
          />
        </div>
        <SearchViews view={view} search={isServices ? { ...search, area: area ?? chosenArea } : search} />
      </div>
      {isServices ? (
        <>
          <ServiceFilters categories={data.items} search={{ q, tab, category }} />
          <SearchResults search={{ q, tab, category }} categories={data.items} />
        </>
      ) : (
        <ProviderResults
          search={search}
          ways={ways}
          onSort={(sort) => void navigate({ to: '/services', search: { ...search, sort, show: 'providers' } })}
        />
      )}
    </div>
  );
}

/** Which view it will be depends on what the words mean, which is not known yet: most searches find people. */
function Pending() {
  const { show, tab: _, category: __, ...asked } = Route.useSearch();
  const isAboutPeople = Object.values(asked).some((value) => value !== undefined);
  const isServices = show === 'services' || (show === undefined && !isAboutPeople);
  return isServices ? <ServicesSkeleton /> : <FoundSkeleton />;
}

/** Words that mean neither a trade nor an area are looked for in names. */
function NameOfPeople({ q, place }: { q: string | undefined; place: string | null }) {
  if (place !== null) return <Trans>Providers in {place}</Trans>;
  return q === undefined ? <Trans>Providers</Trans> : <Trans>Providers named “{q}”</Trans>;
}
