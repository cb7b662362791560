import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { isUuid } from '../bookings/index.ts';
import { areasQuery, useAreaId } from '../kit/area/area.ts';
import { jsonLd } from '../kit/json-ld.ts';
import { pageHead } from '../kit/page-head.ts';
import {
  homeQuery,
  HomeSections,
  HomeSkeleton,
  RecentlyViewed,
  ServiceSearchField,
  siteThings,
} from '../discovery/index.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { Hero } from '../ui/hero.tsx';
import { Pattern } from '../ui/pattern.tsx';
import { LanguageSelector } from './frame/language-selector.tsx';
import { OfferLink } from './frame/offer-link.tsx';
import { useWorksHere } from './frame/use-dashboard.ts';
import { useOpenSuggestion } from './use-open-suggestion.ts';

export const Route = createFileRoute('/_frame/')({
  validateSearch: ({ openSupport }: Record<string, unknown>): { openSupport?: string } =>
    typeof openSupport === 'string' ? { openSupport } : {},
  // A link of the app or of a notification to a support chat: the page knows who reads it. 2.62
  beforeLoad: ({ search: { openSupport } }) => {
    if (openSupport !== undefined)
      throw redirect({ to: '/support', search: isUuid(openSupport) ? { session: openSupport } : {}, replace: true });
  },
  loader: async ({ context: { queryClient, orpc } }) => {
    await Promise.all([queryClient.ensureQueryData(homeQuery(orpc)), queryClient.ensureQueryData(areasQuery(orpc))]);
  },
  head: ({ match: { context } }) => ({
    ...pageHead({
      ...context,
      path: '/',
      title: t(context.i18n)`Hirfa: good hands, close to home`,
      description: t(context.i18n)`Find a verified craftsperson, teacher or repair firm in your area.`,
    }),
    ...(import.meta.env.SSR && jsonLd(siteThings(context))),
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
  const area = useAreaId() ?? undefined;
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
        <ServiceSearchField
          withArea
          onSearch={(q) => void navigate({ to: '/services', search: { ...(q && { q }), area } })}
          onChoose={useOpenSuggestion()}
        />
        <div className="mt-3 -mb-3">
          <LanguageSelector />
        </div>
      </Hero>
      <HomeSections home={home} />
      <BecomeProvider />
      <RecentlyViewed />
    </div>
  );
}

/** The way in for those who offer something. */
function BecomeProvider() {
  const worksHere = useWorksHere();
  if (worksHere) return null;
  return (
    <section
      aria-labelledby="offer-heading"
      className="laid-out-late relative isolate flex flex-wrap [--guessed-height:16rem] items-center justify-between gap-x-8 gap-y-5 overflow-hidden rounded-l bg-sand-1 px-5 py-9 sm:px-10"
    >
      <Pattern from="end" className="-z-10 text-clay opacity-10 sm:opacity-20" />
      <div className="min-w-0 grow basis-72">
        <h2 id="offer-heading" className="section-text">
          <Trans>Are you good at something?</Trans>
        </h2>
        <p className="mt-1 max-w-xl text-ink-1">
          <Trans>Teach it, make it or repair it, at your own prices. Applying is free and takes fifteen minutes.</Trans>
        </p>
      </div>
      <OfferLink className={buttonStyle({ variant: 'secondary' }, 'max-sm:w-full')} />
    </section>
  );
}
