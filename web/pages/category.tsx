import { textIn } from '@hirfa/domain/market';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { areasQuery } from '../kit/area/area.ts';
import { orNotFound } from '../kit/not-found.ts';
import { jsonLd } from '../kit/json-ld.ts';
import { pageHead } from '../kit/page-head.ts';
import {
  CategoryHeader,
  categoryQuery,
  CategoryServices,
  CategorySkeleton,
  categoryThings,
  FindHere,
  ProviderList,
  providersQuery,
  Section,
  servicesQuery,
} from '../discovery/index.ts';

export const Route = createFileRoute('/_frame/community/$categorySlug')({
  loader: async ({ context: { queryClient, orpc }, params: { categorySlug } }) => {
    const [{ slug }] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(categoryQuery(orpc, categorySlug)),
        queryClient.ensureInfiniteQueryData(servicesQuery(orpc, { category: categorySlug })),
        queryClient.ensureInfiniteQueryData(providersQuery(orpc, { category: categorySlug })),
        queryClient.ensureQueryData(areasQuery(orpc)),
      ]),
    );
    // A former slug leads to the present one.
    if (slug !== categorySlug)
      throw redirect({
        to: '/community/$categorySlug',
        params: { categorySlug: slug },
        statusCode: 308,
        search: true,
        replace: true,
      });
  },
  head: ({ match: { context }, params: { categorySlug } }) => {
    const category = context.queryClient.getQueryData(categoryQuery(context.orpc, categorySlug).queryKey);
    if (category === undefined) return { meta: [{ title: t(context.i18n)`Page not found` }] };
    const title = textIn(category, 'name', context.language);
    const head = pageHead({
      ...context,
      path: `/community/${categorySlug}`,
      title: t(context.i18n)`${title} · Hirfa`,
      description: textIn(category, 'description', context.language),
    });
    return { ...head, ...(import.meta.env.SSR && jsonLd(categoryThings(category, context))) };
  },
  component: CategoryPage,
  pendingComponent: CategorySkeleton,
});

function CategoryPage() {
  const { categorySlug } = Route.useParams();
  const { orpc } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { data: category } = useSuspenseQuery(categoryQuery(orpc, categorySlug));
  return (
    <div className="page-width flex flex-col gap-12 pt-2 pb-6">
      <CategoryHeader category={category} />
      <CategoryServices category={categorySlug} />
      <Section id="providers" heading={<Trans>Providers</Trans>}>
        {category.provider_count > 0 && (
          <FindHere
            within={{ category: categorySlug }}
            onFind={(area) =>
              void navigate({ to: '/services', search: { category: categorySlug, area, show: 'providers' } })
            }
          />
        )}
        <ProviderList category={categorySlug} />
      </Section>
    </div>
  );
}
