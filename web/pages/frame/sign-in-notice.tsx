import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { takeRefusedPath } from '../../accounts/index.ts';
import { plainPath } from '../../kit/i18n.ts';
import { toast } from '../../ui/toasts/toast.ts';

/** What a visitor may do after signing in, by the first part of the path. */
const REASONS: Record<string, MessageDescriptor> = {
  bookings: msg`Please sign in to see your bookings.`,
  'booking-confirmation': msg`Please sign in to see your booking.`,
  payment: msg`Please sign in to go on with your booking.`,
  profile: msg`Please sign in to see your profile.`,
  provider: msg`Please sign in with your provider account.`,
  admin: msg`Please sign in with your admin account.`,
};
const OTHER = msg`Please sign in to see this page.`;

/** Long enough to read it on a page that has just opened. */
const SHOWN_MS = 15_000;

/** Tells a visitor who was sent home why, and offers to sign in; renders nothing. 2.26 */
export function SignInNotice() {
  const { i18n, t } = useLingui();
  const router = useRouter();
  const show = useEffectEvent(() => {
    const path = takeRefusedPath();
    if (path === null) return;
    const [, area = ''] = plainPath(path).split(/[/?#]/);
    const signIn = () => void router.navigate({ to: '/auth', search: { mode: 'signin' } });
    const action = { label: t`Sign in`, run: signIn };
    toast({ title: i18n._(REASONS[area] ?? OTHER), action, durationMs: SHOWN_MS });
  });
  useEffect(() => {
    show();
    return router.subscribe('onResolved', () => show());
  }, [router]);
  return null;
}
