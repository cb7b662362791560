import { useOwnSearch } from '../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AskName, AuthPanel, authOptionsQuery, useNameStep, useSignedIn, wantedPath } from '../accounts/index.ts';
import { loadInside } from '../kit/i18n.ts';
import { reasonToSignIn } from './frame/sign-in-reasons.ts';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts';
import { halfMadeBooking } from '../bookings/index.ts';
import { useHydrated } from '../kit/use-hydrated.ts';
import { pageHead } from '../kit/page-head.ts';
import { Card } from '../ui/card.tsx';
import { NeedsScripts } from '../ui/feedback/needs-scripts.tsx';
import { CraftTile } from '../ui/craft-tile.tsx';
import { Pattern } from '../ui/pattern.tsx';

/** The crafts that are drawn beside the form. */
const SCENE = [
  { icon: 'palette', hue: 42 },
  { icon: 'wrench', hue: 215 },
  { icon: 'music', hue: 330 },
  { icon: 'zap', hue: 88 },
  { icon: 'dumbbell', hue: 165 },
  { icon: 'chef-hat', hue: 58 },
];

export const Route = createFileRoute('/_frame/auth')({
  validateSearch: ({ mode }: Record<string, unknown>): { mode?: 'signin' | 'signup' } =>
    mode === 'signin' || mode === 'signup' ? { mode } : {},
  beforeLoad: ({ context: { i18n, language } }) => loadInside(i18n, language),
  loader: ({ context: { queryClient, orpc } }) => queryClient.ensureQueryData(authOptionsQuery(orpc)),
  head: ({ match: { context, search } }) =>
    pageHead({
      ...context,
      path: '/auth',
      title: search.mode === 'signup' ? t(context.i18n)`Create an account · Hirfa` : t(context.i18n)`Sign in · Hirfa`,
      description: t(context.i18n)`Sign in to Hirfa or create an account.`,
    }),
  component: Auth,
});

function Auth() {
  const { mode = 'signin' } = useOwnSearch(Route);
  const signedIn = useSignedIn();
  const { isNameMissing, canSkip, skip } = useNameStep(signedIn);
  const { session } = Route.useRouteContext();
  const redirect = useEffectEvent(useRedirectAfterSignIn());
  const wasSignedIn = useRef(session?.signedIn() === true);
  // A person who is signed in, by the form, before or in another tab, is redirected.
  useEffect(() => {
    // Whoever signs in or gives a name here knows why they are redirected.
    if (signedIn === false || isNameMissing === true) wasSignedIn.current = false;
    if (isNameMissing === false) redirect({ wasSignedIn: wasSignedIn.current });
  }, [signedIn, isNameMissing]);
  return (
    <>
      <NeedsScripts />
      <div className="page-width grid items-stretch gap-12 py-4 noscript:hidden sm:py-8 md:py-14 lg:grid-cols-2">
        <AuthScene />
        <Card raised className="mx-auto w-full max-w-md self-center p-6 sm:p-9">
          {isNameMissing === true ? (
            <AskName onSkip={canSkip ? skip : null} />
          ) : (
            <AuthPanel mode={mode} reason={mode === 'signin' && <SignInReason />} />
          )}
        </Card>
      </div>
    </>
  );
}

/** Why the visitor is here. The mark on <html> reserves its place before hydration, so that the form does not move. */
function SignInReason() {
  const { i18n } = useLingui();
  const [wanted] = useState(() => wantedPath() ?? (halfMadeBooking() === null ? null : '/booking'));
  const reason = wanted === null ? null : reasonToSignIn(wanted);
  const isHydrated = useHydrated();
  if (isHydrated && reason === null) return null;
  return (
    <p
      className={`mb-3 min-h-[1lh] text-s font-semibold text-clay-ink ${isHydrated ? '' : 'hidden sign-in-asked:block'}`}
    >
      {isHydrated && reason !== null && i18n._(reason)}
    </p>
  );
}

/** A picture beside the form, on wide screens only. */
function AuthScene() {
  return (
    <div className="relative isolate hidden min-h-144 flex-col justify-between overflow-hidden rounded-l bg-deep p-12 text-on-deep lg:flex">
      <Pattern from="end" className="-z-10 text-on-deep opacity-15" />
      <div aria-hidden className="grid max-w-sm grid-cols-3 gap-4">
        {SCENE.map(({ icon, hue }) => (
          <CraftTile key={icon} icon={icon} hue={hue} className="aspect-square! rounded-m shadow-2" />
        ))}
      </div>
      <div>
        <p className="text-2xl leading-snug font-bold text-balance">
          <Trans>Good hands, close to home.</Trans>
        </p>
        <p className="mt-3 max-w-sm text-on-deep-quiet">
          <Trans>Every provider on Hirfa is verified by a person before you see them.</Trans>
        </p>
      </div>
    </div>
  );
}
