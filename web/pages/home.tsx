import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { pageHead } from '../kit/page-head.ts';
import { homeQuery, HomeSections, HomeSkeleton, ServiceSearchField } from '../discovery/index.ts';
import { Hero } from '../ui/hero.tsx';

export const Route = createFileRoute('/_frame/')({
  loader: async ({ context: { queryClient, orpc } }) => {
    await queryClient.ensureQueryData(homeQuery(orpc));
  },
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/',
      title: t(context.i18n)`Hirfa: good hands, close to home`,
      description: t(context.i18n)`Find a verified craftsperson, teacher or repair firm in your area.`,
    }),
  component: Home,
  pendingComponent: HomeSkeleton,
});

/** The crafts in the hero: two of the community, two of the trusted firms. */
const HERO_CRAFTS = [
  { icon: 'palette', hue: 42 },
  { icon: 'music', hue: 330 },
  { icon: 'wrench', hue: 215 },
  { icon: 'zap', hue: 88 },
];

function Home() {
  const navigate = useNavigate();
  const { orpc } = Route.useRouteContext();
  const { data: home } = useSuspenseQuery(homeQuery(orpc));
  return (
    <div className="page-width flex flex-col gap-14 md:gap-16">
      <Hero
        heading={<Trans>Good hands, close to home.</Trans>}
        lead={
          <Trans>
            Book a verified craftsperson, teacher or repair firm. You see the price first, and your card is charged only
            when they accept.
          </Trans>
        }
        crafts={HERO_CRAFTS}
      >
        <ServiceSearchField onSearch={(q) => void navigate({ to: '/services', search: q ? { q } : {} })} />
      </Hero>
      <HomeSections home={home} />
    </div>
  );
}
