import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { AuthForm, takeWantedPath } from '../accounts/index.ts';
import { pageHead } from '../app/page-head.ts';
import { Card } from '../ui/card.tsx';
import { CraftTile } from '../ui/craft-tile.tsx';
import { TextLink } from '../ui/link.tsx';
import { Pattern } from '../ui/pattern.tsx';

/** Six crafts of the catalogue, as they are drawn everywhere. */
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
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/auth',
      title: t(context.i18n)`Sign in · Hirfa`,
      description: t(context.i18n)`Sign in to Hirfa or create an account.`,
    }),
  component: Auth,
});

function Auth() {
  const { mode = 'signin' } = Route.useSearch();
  const router = useRouter();
  const goOn = () => {
    const wanted = takeWantedPath();
    if (wanted === null) void router.navigate({ to: '/dashboard' });
    else router.history.push(wanted);
  };
  return (
    <div className="page-width grid items-stretch gap-12 py-8 md:py-14 lg:grid-cols-2">
      <AuthScene />
      <Card raised className="mx-auto w-full max-w-md self-center p-6 sm:p-9">
        <h1 className="title-text">{mode === 'signup' ? <Trans>Create your account</Trans> : <Trans>Welcome back</Trans>}</h1>
        <p className="mt-2 mb-7 text-s text-ink-1">
          {mode === 'signup' ? <Trans>One account for everything on Hirfa.</Trans> : <Trans>Sign in to pick up where you left off.</Trans>}
        </p>
        <AuthForm key={mode} mode={mode} onDone={goOn} />
        <p className="mt-6 text-center text-s text-ink-1">
          {mode === 'signup' ? (
            <Trans>
              Have an account?{' '}
              <TextLink to="/auth" search={{ mode: 'signin' }}>
                Sign in
              </TextLink>
            </Trans>
          ) : (
            <Trans>
              New here?{' '}
              <TextLink to="/auth" search={{ mode: 'signup' }}>
                Create an account
              </TextLink>
            </Trans>
          )}
        </p>
      </Card>
    </div>
  );
}

/** Beside the form where there is room: the crafts, and what an account is good for. */
function AuthScene() {
  return (
    <div className="relative isolate hidden min-h-128 flex-col justify-between overflow-hidden rounded-l bg-deep p-12 text-on-deep lg:flex">
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
