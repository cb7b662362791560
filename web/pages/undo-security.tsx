import { t } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { RESET_PATH, UndoSecurity } from '../accounts/index.ts';
import { StepSkeleton } from '../ui/feedback/step-skeleton.tsx';
import { loadInside } from '../kit/i18n.ts';

/** Where the mail about a change of an account's sign-in methods leads a person who did not make it. */
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
  return <UndoSecurity onUndone={() => void router.navigate({ to: RESET_PATH, replace: true })} />;
}
