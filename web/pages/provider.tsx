import { textIn } from '@hirfa/domain/market';
import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathIn } from '../kit/i18n.ts';
import { orNotFound } from '../kit/not-found.ts';
import { pageHead } from '../kit/page-head.ts';
import { keepViewed, providerQuery, ProviderSkeleton, ProviderView, servicesQuery } from '../discovery/index.ts';

/** The length of text that search engines show. */
const DESCRIPTION_LENGTH = 160;

export const Route = createFileRoute('/_frame/provider/$providerId')({
  loader: async ({ context: { queryClient, orpc }, params: { providerId } }) => {
    const { category } = await orNotFound(queryClient.ensureQueryData(providerQuery(orpc, providerId)));
    await queryClient.ensureInfiniteQueryData(servicesQuery(orpc, { category: category.slug }));
  },
  head: ({ match: { context }, params: { providerId } }) => {
    const provider = context.queryClient.getQueryData(providerQuery(context.orpc, providerId).queryKey);
    if (provider === undefined) return { meta: [{ title: t(context.i18n)`Page not found` }] };
    const title = textIn(provider, 'display_name', context.language);
    return pageHead({
      ...context,
      path: `/provider/${providerId}`,
      title: t(context.i18n)`${title} · Hirfa`,
      // No character is cut in two.
      description: Array.from(textIn(provider, 'bio', context.language))
        .slice(0, DESCRIPTION_LENGTH)
        .join(''),
    });
  },
  component: Provider,
  pendingComponent: ProviderSkeleton,
});

function Provider() {
  const { providerId } = Route.useParams();
  const { orpc, origin, language } = Route.useRouteContext();
  const { data: provider } = useSuspenseQuery(providerQuery(orpc, providerId));
  useEffect(() => keepViewed(provider), [provider]);
  return <ProviderView provider={provider} address={origin + pathIn(language, `/provider/${providerId}`)} />;
}
