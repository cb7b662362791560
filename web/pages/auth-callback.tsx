import { t } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { AuthReturn } from '../accounts/index.ts';
import { StepSkeleton } from '../ui/feedback/step-skeleton.tsx';
import { loadInside } from '../kit/i18n.ts';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts';

/** The parameters of an OAuth provider or a mail were removed from the address before (`handleReturn`). 2.4 */
export const Route = createFileRoute('/_frame/auth/callback')({
  ssr: false,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  beforeLoad: ({ context: { i18n, language } }) => loadInside(i18n, language),
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Sign in · Hirfa` }] }),
  component: Callback,
  pendingComponent: StepSkeleton,
});

function Callback() {
  const router = useRouter();
  const redirect = useRedirectAfterSignIn();
  return (
    <AuthReturn
      onSignedIn={(type) => {
        if (type === 'signup') void router.navigate({ to: '/email-confirmed', replace: true });
        else redirect();
      }}
      onOtherWays={() => void router.navigate({ to: '/auth', replace: true })}
      onStay={() => void router.navigate({ to: '/', replace: true })}
    />
  );
}
