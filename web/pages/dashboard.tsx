import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { meQuery } from '../accounts/index.ts';
import { categoriesQuery, CategoryGrid } from '../discovery/index.ts';
import { ButtonLink } from '../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/dashboard')({
  loader: async ({ context: { queryClient, orpc } }) => {
    await Promise.all([queryClient.ensureQueryData(meQuery(orpc)), queryClient.ensureQueryData(categoriesQuery(orpc))]);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Dashboard · Hirfa` }] }),
  component: Dashboard,
});

function Dashboard() {
  const { orpc } = Route.useRouteContext();
  const { data: me } = useSuspenseQuery(meQuery(orpc));
  const { data: categories } = useSuspenseQuery(categoriesQuery(orpc));
  const name = <bdi>{me.full_name || me.email}</bdi>;
  return (
    <div className="page-width flex flex-col gap-8 py-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="title-text wrap-anywhere">
            <Trans>Hello {name}</Trans>
          </h1>
          <p className="mt-1 text-ink-1">
            <Trans>What would you like done today?</Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/services">
            <Search aria-hidden className="size-5" />
            <Trans>Find a service</Trans>
          </ButtonLink>
          <ButtonLink to="/profile" variant="secondary">
            <Trans>My profile</Trans>
          </ButtonLink>
        </div>
      </header>
      <section aria-labelledby="crafts" className="flex flex-col gap-5">
        <h2 id="crafts" className="section-text">
          <Trans>Browse by craft</Trans>
        </h2>
        <CategoryGrid categories={categories.items} />
      </section>
    </div>
  );
}
