import { DATA_CACHE } from '@hirfa/domain/screens';
import { useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { meQuery, takeWantedPath } from '../accounts/index.ts';
import { claimChoices, halfMadeBooking, storedPending } from '../bookings/index.ts';
import { addressIn, plainPath } from '../kit/i18n.ts';
import { toast } from '../ui/toasts/toast.ts';

/**
 * Redirects a person after sign-in, in the language of the page: to the wanted path, or else to the booking they were
 * making, or else to their own dashboard, which tells one who `wasSignedIn` before. Replaces the history entry.
 */
export function useRedirectAfterSignIn(): (options?: { wasSignedIn: boolean }) => void {
  const { t } = useLingui();
  const router = useRouter();
  const { session, queryClient, orpc, language } = useRouteContext({ from: '__root__' });

  async function redirectToDashboard(wasSignedIn: boolean): Promise<void> {
    const { href } = router.latestLocation;
    const loading = queryClient.fetchQuery({ ...meQuery(orpc), staleTime: DATA_CACHE.staleMs });
    const me = await loading.catch(() => undefined);
    const own = me?.is_provider === true ? '/provider/home' : '/dashboard';
    const to = me?.roles.includes('admin') === true ? '/admin/dashboard' : own;
    // The person may have gone on meanwhile.
    if (router.latestLocation.href !== href) return;
    if (wasSignedIn) toast({ title: t`You are signed in already` });
    void router.navigate({ to, replace: true });
  }

  return ({ wasSignedIn } = { wasSignedIn: false }) => {
    if (!session?.signedIn()) return;
    claimChoices(session.userId());
    const wanted = takeWantedPath(session.userId());
    // Without a pending booking this page has nothing to do.
    const isVoid = wanted !== null && plainPath(wanted) === '/payment/new' && storedPending() === null;
    if (wanted !== null && !isVoid) return router.history.replace(addressIn(language, wanted));
    const target = halfMadeBooking();
    if (target === null) return void redirectToDashboard(wasSignedIn);
    toast({ title: t`Continue your booking`, text: t`Everything you chose is kept.` });
    void router.navigate({ to: '/booking/$target', params: { target }, replace: true });
  };
}
