import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { forgetWantedPath, takeRefusedPath } from '../../accounts/index.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { reasonToSignIn } from './sign-in-reasons.ts';

/** Long enough to read it on a page that has just opened. */
const SHOWN_MS = 15_000;

/** Tells a visitor who was sent home why, and offers to sign in; renders nothing. 2.26 */
export function SignInNotice() {
  const { i18n, t } = useLingui();
  const router = useRouter();
  const show = useEffectEvent(() => {
    const path = takeRefusedPath();
    if (path === null) return;
    const reason = reasonToSignIn(path);
    if (reason === null) return;
    const signIn = () => void router.navigate({ to: '/auth', search: { mode: 'signin' } });
    const action = { label: t`Sign in`, run: signIn };
    toast({ title: i18n._(reason), action, durationMs: SHOWN_MS, onClose: forgetWantedPath });
  });
  useEffect(() => {
    show();
    return router.subscribe('onResolved', () => show());
  }, [router]);
  return null;
}
