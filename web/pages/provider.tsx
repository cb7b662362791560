import { textIn } from '@hirfa/domain/market';
import { t } from '@lingui/core/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathIn } from '../kit/i18n.ts';
import { gone, isNotFoundError, orNotFound } from '../kit/not-found.ts';
import { jsonLd } from '../kit/json-ld.ts';
import { pageHead } from '../kit/page-head.ts';
import {
  insteadQuery,
  keepViewed,
  ProviderInstead,
  providerQuery,
  ProviderSkeleton,
  providerThings,
  ProviderView,
  servicesQuery,
} from '../discovery/index.ts';
import { ProviderReviews, providerReviewsQuery } from '../reviews/index.ts';
import { NotFound } from './not-found.tsx';

/** The length of text that search engines show. */
const DESCRIPTION_LENGTH = 160;

export const Route = createFileRoute('/_frame/provider/$providerId')({
  loader: async ({ context: { queryClient, orpc }, params: { providerId } }) => {
    const { category } = await queryClient.ensureQueryData(providerQuery(orpc, providerId)).catch(async (error) => {
      if (!isNotFoundError(error)) throw error;
      const { is_gone } = await orNotFound(queryClient.ensureQueryData(insteadQuery(orpc, providerId)));
      throw is_gone ? gone() : notFound();
    });
    await Promise.all([
      queryClient.ensureInfiniteQueryData(servicesQuery(orpc, { category: category.slug })),
      queryClient.ensureInfiniteQueryData(providerReviewsQuery(orpc, providerId)),
    ]);
  },
  head: ({ match: { context }, params: { providerId } }) => {
    const provider = context.queryClient.getQueryData(providerQuery(context.orpc, providerId).queryKey);
    if (provider === undefined) return { meta: [{ title: t(context.i18n)`This page is not available · Hirfa` }] };
    const title = textIn(provider, 'display_name', context.language);
    const head = pageHead({
      ...context,
      path: `/provider/${providerId}`,
      picture: `provider/${providerId}`,
      title: t(context.i18n)`${title} · Hirfa`,
      // No character is cut in two.
      description: Array.from(textIn(provider, 'bio', context.language))
        .slice(0, DESCRIPTION_LENGTH)
        .join(''),
    });
    return { ...head, ...(import.meta.env.SSR && jsonLd(providerThings(provider, context))) };
  },
  component: Provider,
  notFoundComponent: Absent,
  pendingComponent: ProviderSkeleton,
});

function Provider() {
  const { providerId } = Route.useParams();
  const { orpc, origin, language } = Route.useRouteContext();
  const { data: provider } = useSuspenseQuery(providerQuery(orpc, providerId));
  useEffect(() => keepViewed(provider), [provider]);
  return (
    <ProviderView provider={provider} address={origin + pathIn(language, `/provider/${providerId}`)}>
      <ProviderReviews providerId={providerId} />
    </ProviderView>
  );
}

function Absent() {
  const { providerId } = Route.useParams();
  const { orpc } = Route.useRouteContext();
  // The loader has read it, unless nobody had this address.
  const { data: instead } = useQuery({ ...insteadQuery(orpc, providerId), enabled: false });
  return instead === undefined ? <NotFound /> : <ProviderInstead instead={instead} />;
}
