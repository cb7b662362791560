import { t } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ResetPassword } from '../accounts/index.ts';
import { StepSkeleton } from '../ui/feedback/step-skeleton.tsx';
import { loadInside } from '../kit/i18n.ts';

/** The page of recovery links and pending resets. 2.16, 2.65, 2.66 */
export const Route = createFileRoute('/_frame/reset-password')({
  ssr: false,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  beforeLoad: ({ context: { i18n, language } }) => loadInside(i18n, language),
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`New password · Hirfa` }] }),
  component: Reset,
  pendingComponent: StepSkeleton,
});

function Reset() {
  const router = useRouter();
  return <ResetPassword onGiveUp={() => void router.navigate({ to: '/', replace: true })} />;
}
