import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { AuthForm, takeWantedPath } from '../accounts/index.ts';
import { pageHead } from '../app/page-head.ts';
import { Card } from '../ui/card.tsx';
import { TextLink } from '../ui/link.tsx';
import { Pattern } from '../ui/pattern.tsx';

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
    <div className="page-width relative isolate flex justify-center py-8 md:py-16">
      <Pattern from="centre" className="-z-10 text-clay opacity-20" />
      <Card raised className="w-full max-w-md p-6 sm:p-9">
        <h1 className="title-text">{mode === 'signup' ? <Trans>Create your account</Trans> : <Trans>Welcome back</Trans>}</h1>
        <p className="mt-2 mb-7 text-s text-ink-1">
          {mode === 'signup' ? (
            <Trans>One account for booking and for offering your craft.</Trans>
          ) : (
            <Trans>Sign in to go on where you left.</Trans>
          )}
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
