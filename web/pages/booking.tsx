import { WANTED_PARTS, type WantedPart } from '@hirfa/domain/bookings';
import { type Day, textIn } from '@hirfa/domain/market';
import { useOwnSearch } from '../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { meQuery, rememberWantedPath, useSignedIn } from '../accounts/index.ts';
import { areasQuery } from '../kit/area/area.ts';
import { loadInside, pathIn } from '../kit/i18n.ts';
import { isNotFoundError, orNotFound } from '../kit/not-found.ts';
import { NeedsScripts } from '../ui/feedback/needs-scripts.tsx';
import { pageHead } from '../kit/page-head.ts';
import {
  BookingFlow,
  FlowSkeleton,
  alsoOr,
  isUuid,
  addressesQuery,
  offersToBookQuery,
  parseStep,
  providerToBookQuery,
  serviceToBookQuery,
  type Step,
  type StepHistory,
} from '../bookings/index.ts';
import { insteadQuery, ProviderInstead } from '../discovery/index.ts';
import { ownProviderQuery } from '../providers/index.ts';
import { NotFound } from './not-found.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    bookingStep?: Step;
  }
}

export const Route = createFileRoute('/_frame/booking/$target')({
  validateSearch: ({
    card,
    also,
    day,
    part,
  }: Record<string, unknown>): {
    card?: string | undefined;
    also?: string | undefined;
    day?: string | undefined;
    part?: string | undefined;
  } => ({
    card: isUuid(card) ? card : undefined,
    // Checked by the page: its address is read in the first scripts of every page. `also`: ids and commas.
    also: textOf(also),
    day: textOf(day),
    part: textOf(part),
  }),
  beforeLoad: ({ context: { i18n, language } }) => loadInside(i18n, language),
  loader: async ({ context: { queryClient, orpc, session }, params: { target } }) => {
    const addresses =
      session?.signedIn() === true && queryClient.ensureQueryData(addressesQuery(orpc)).catch(() => null);
    if (isUuid(target))
      await queryClient.ensureQueryData(providerToBookQuery(orpc, target)).catch(async (error) => {
        if (!isNotFoundError(error)) throw error;
        await orNotFound(queryClient.ensureQueryData(insteadQuery(orpc, target)));
        throw notFound();
      });
    else
      await orNotFound(
        Promise.all([
          queryClient.ensureQueryData(serviceToBookQuery(orpc, target)),
          queryClient.ensureInfiniteQueryData(offersToBookQuery(orpc, target)),
          queryClient.ensureQueryData(areasQuery(orpc)),
        ]),
      );
    await addresses;
  },
  head: ({ match: { context }, params: { target } }) => {
    const { queryClient, orpc, language, i18n } = context;
    const provider = queryClient.getQueryData(providerToBookQuery(orpc, target).queryKey);
    const service = queryClient.getQueryData(serviceToBookQuery(orpc, target).queryKey);
    if (provider === undefined && service === undefined) return { meta: [{ title: t(i18n)`Page not found` }] };
    const who = provider && textIn(provider, 'display_name', language);
    const what = service && textIn(service, 'title', language);
    const title = who === undefined ? t(i18n)`Book ${what} · Hirfa` : t(i18n)`Book ${who} · Hirfa`;
    const description = t(i18n)`Choose a day and a time. If the provider does not accept, you pay nothing.`;
    return pageHead({ ...context, path: `/booking/${target}`, title, description, robots: 'noindex' });
  },
  component: Booking,
  notFoundComponent: Absent,
  pendingComponent: FlowSkeleton,
});

function Booking() {
  const { target } = Route.useParams();
  const { card, also, day, part } = useOwnSearch(Route);
  const { language, orpc } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const history = useStepHistory(target);
  const signedIn = useSignedIn();
  const { data: me } = useQuery({ ...meQuery(orpc), enabled: signedIn === true });
  const isProvider = signedIn === true && me?.is_provider === true;
  const { data: own } = useQuery({ ...ownProviderQuery(orpc), enabled: isProvider });
  return (
    <>
      <NeedsScripts />
      <div className="contents noscript:hidden">
        <BookingFlow
          target={target}
          card={card ?? null}
          also={alsoOr(also?.split(','))}
          history={history}
          signedIn={signedIn}
          ownProviderId={(isProvider && own?.id) || null}
          onContinue={() => void navigate({ to: '/payment/new' })}
          onLeaveToSignIn={() => rememberWantedPath(pathIn(language, '/payment/new'))}
          awaited={{
            day: day ?? null,
            part: WANTED_PARTS.find((each) => each === part) ?? null,
            onSignIn: rememberWish,
          }}
        />
      </div>
    </>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** After the sign-in, this page shows again what the person wants to wait for. */
function rememberWish(day: Day, part: WantedPart): void {
  const { pathname, search } = window.location;
  const wish = new URLSearchParams(search);
  wish.set('day', day);
  wish.set('part', part);
  rememberWantedPath(`${pathname}?${wish.toString()}`);
}

function Absent() {
  const { target } = Route.useParams();
  const { orpc } = Route.useRouteContext();
  // The loader has read it, unless nobody had this address.
  const { data: instead } = useQuery({ ...insteadQuery(orpc, target), enabled: false });
  return instead === undefined ? <NotFound /> : <ProviderInstead instead={instead} />;
}

/** The steps as entries of the browser's history: their address is the same, and each has a state of its own. */
function useStepHistory(target: string): StepHistory {
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  // While the next page loads, the location is that page's already.
  const now = useLocation({
    select: ({ pathname, state }) =>
      pathname === `/booking/${target}` ? parseStep(state.bookingStep ?? null) : undefined,
  });
  const [at, setAt] = useState(now ?? null);
  if (now !== undefined && now !== at) setAt(now);
  return {
    at: now === undefined ? at : now,
    go(step, how) {
      if (now === undefined) return;
      const state = { bookingStep: step };
      const replace = how === 'replace';
      // The entry of a page that a link has opened gets its step before the page is rendered, which begins at its top.
      const resetScroll = replace && history.location.state.__TSR_index > 0;
      void navigate({ to: '.', search: true, state, replace, resetScroll });
    },
  };
}
