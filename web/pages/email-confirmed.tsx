import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { EmailConfirmed } from '../accounts/index.ts';
import { StepSkeleton } from '../ui/feedback/step-skeleton.tsx';
import { loadInside } from '../kit/i18n.ts';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts';

/** 2.16 */
export const Route = createFileRoute('/_frame/email-confirmed')({
  ssr: false,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  beforeLoad: ({ context: { i18n, language } }) => loadInside(i18n, language),
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`E-mail confirmed · Hirfa` }] }),
  component: Confirmed,
  pendingComponent: StepSkeleton,
});

function Confirmed() {
  return <EmailConfirmed onContinue={useRedirectAfterSignIn()} />;
}
