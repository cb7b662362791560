import { SESSION_CLIENT } from '@hirfa/domain/accounts';
import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { keepWantedPathOf, rememberWantedPath } from '../../accounts/index.ts';
import { forgetStored } from '../../kit/rooms/forget-stored.ts';
import { forgetWaiting } from '../../messages/index.ts';
import { toast } from '../../ui/toasts/toast.ts';

/** Reacts to sign-ins and sign-outs in any tab; renders nothing. */
export function SessionWatch() {
  const { t } = useLingui();
  const router = useRouter();
  const queryClient = useQueryClient();
  const session = useRouteContext({ from: '__root__', select: (context) => context.session });
  const ended = t`Your session has ended. Please sign in again.`;
  const signedOut = t`You are signed out.`;
  const endedElsewhere = t`You signed out in another tab.`;
  const shownUserId = useRef('');

  useEffect(() => {
    if (session === null) return undefined;
    const { account, signedIn, userId } = session;
    // The page that is shown, or the one that is still loading: its loader is about to be refused.
    const isGuarded = () =>
      router.matchRoutes(router.latestLocation).some(({ routeId }) => routeId.includes('_signed-in'));
    if (signedIn()) shownUserId.current = userId();

    function onSignedIn(): void {
      const now = userId();
      account.clearOthers(now);
      if (shownUserId.current !== '' && shownUserId.current !== now) forgetQueries(router, queryClient);
      shownUserId.current = now;
    }

    function onSignedOut(asked: boolean, here: boolean): void {
      const { publicHref } = router.latestLocation;
      const whose = shownUserId.current;
      forgetQueries(router, queryClient);
      shownUserId.current = '';
      // Loaded by now where this device was registered.
      import('../../push/index.ts').then(({ leaveDevice }) => leaveDevice()).catch(() => undefined);
      if (asked) {
        forgetStored();
        forgetWaiting();
        keepWantedPathOf(whose);
        if (here) toast({ tone: 'ok', title: signedOut });
        else if (isGuarded()) toast({ title: endedElsewhere });
      } else {
        toast({ tone: 'warn', title: ended });
        if (isGuarded()) rememberWantedPath(publicHref, whose);
      }
      if (here && asked)
        setTimeout(
          () => void router.navigate({ to: '/auth', search: { mode: 'signin' } }),
          SESSION_CLIENT.signOutRedirectMs,
        );
      else if (isGuarded()) void router.navigate({ to: '/auth', search: { mode: 'signin' } });
    }

    return session.subscribe((change) => {
      if (change.event === 'SIGNED_IN') onSignedIn();
      else if (change.event === 'SIGNED_OUT') onSignedOut(change.asked, change.here);
    });
  }, [session, router, queryClient, ended, signedOut, endedElsewhere]);

  return null;
}

/** A page that is loading begins again, because its calls end here. */
function forgetQueries(router: ReturnType<typeof useRouter>, queryClient: QueryClient): void {
  if (router.state.status === 'pending') void router.invalidate();
  queryClient.clear();
}
