import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { forgetWantedPath, takeRefusedPath } from '../../accounts/index.ts';
import { toast } from '../../ui/toasts/toast.ts';

/** Long enough to read it on a page that has just opened. */
const SHOWN_MS = 15_000;

/** Tells a visitor who was sent home why, and offers to sign in; renders nothing. 2.26 */
export function SignInNotice() {
  const { i18n, t } = useLingui();
  const router = useRouter();
  const show = useEffectEvent(async () => {
    const path = takeRefusedPath();
    if (path === null) return;
    // Few visitors are sent home: the others do not load the reasons.
    const { reasonToSignIn } = await import('./sign-in-reasons.ts');
    const reason = reasonToSignIn(path);
    if (reason === null) return;
    const signIn = () => void router.navigate({ to: '/auth', search: { mode: 'signin' } });
    const action = { label: t`Sign in`, run: signIn };
    toast({ title: i18n._(reason), action, durationMs: SHOWN_MS, onClose: forgetWantedPath });
  });
  useEffect(() => {
    void show();
    return router.subscribe('onResolved', () => void show());
  }, [router]);
  return null;
}
