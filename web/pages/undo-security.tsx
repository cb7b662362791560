import { t } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { RESET_PATH, UndoSecurity } from '../accounts/index.ts';
import { StepSkeleton } from '../ui/feedback/step-skeleton.tsx';
import { loadInside } from '../kit/i18n.ts';

/** The page to which a message about changed sign-in methods leads, for a person who did not make the change. */
export const Route = createFileRoute('/_frame/undo-security')({
  ssr: false,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  beforeLoad: ({ context: { i18n, language } }) => loadInside(i18n, language),
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Undo · Hirfa` }] }),
  component: Undo,
  pendingComponent: StepSkeleton,
});

function Undo() {
  const router = useRouter();
  function goOn(next: 'password' | 'sign_in') {
    if (next === 'password') void router.navigate({ to: RESET_PATH, replace: true });
    else void router.navigate({ to: '/auth', search: { mode: 'signin' }, replace: true });
  }
  return <UndoSecurity onUndone={goOn} />;
}
