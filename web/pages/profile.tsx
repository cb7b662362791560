import type { Me } from '@hirfa/contract/accounts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { meQuery, SignOutButton } from '../accounts/index.ts';
import { LanguageLink } from '../app/frame/language-link.tsx';
import { ProfileSkeleton } from '../app/frame/signed-in-skeleton.tsx';
import { ThemeMenu } from '../app/frame/theme-menu.tsx';
import { useTheme } from '../app/use-theme.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Card } from '../ui/card.tsx';
import { TextLink } from '../ui/link.tsx';
import { Pattern } from '../ui/pattern.tsx';
import { When } from '../ui/when.tsx';

export const Route = createFileRoute('/_frame/_signed-in/profile')({
  loader: async ({ context: { queryClient, orpc } }) => {
    await queryClient.ensureQueryData(meQuery(orpc));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`My profile · Hirfa` }] }),
  component: Profile,
  pendingComponent: ProfileSkeleton,
});

function Profile() {
  const { orpc } = Route.useRouteContext();
  const { data: me } = useSuspenseQuery(meQuery(orpc));
  return (
    <div className="page-width flex flex-col gap-6 py-6">
      <ProfileHeader me={me} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Card className="p-5 sm:p-6">
          <h2 className="section-text">
            <Trans>Account</Trans>
          </h2>
          <dl className="mt-2 divide-y divide-sand-2">
            <Row label={<Trans>E-mail</Trans>}>
              <bdi dir="ltr">{me.email}</bdi>
            </Row>
            <Row label={<Trans>Password and devices</Trans>}>
              <TextLink to="/profile/security" className="inline-flex min-h-11 items-center">
                <Trans>Security</Trans>
              </TextLink>
            </Row>
          </dl>
          <div className="mt-5">
            <SignOutButton />
          </div>
        </Card>
        <Card className="p-5 sm:p-6">
          <h2 className="section-text">
            <Trans>Language and appearance</Trans>
          </h2>
          <dl className="mt-2 divide-y divide-sand-2">
            <Row label={<Trans>Language</Trans>}>
              <Trans>English</Trans>
            </Row>
            <Row label={<Trans>Change to</Trans>}>
              <LanguageLink className="inline-flex min-h-11 items-center font-semibold text-clay-ink underline underline-offset-4" />
            </Row>
            <Row label={<Trans>Appearance</Trans>}>
              <span className="-me-3 inline-flex items-center gap-1">
                <ThemeName />
                <ThemeMenu />
              </span>
            </Row>
          </dl>
        </Card>
      </div>
    </div>
  );
}

function ProfileHeader({ me }: { me: Me }) {
  const since = <When at={me.created_at} form="month" />;
  return (
    <header className="relative isolate flex flex-col gap-5 overflow-hidden rounded-l bg-sand-1 px-5 py-8 sm:flex-row sm:items-center sm:px-10">
      <Pattern from="end" className="-z-10 text-clay opacity-20" />
      <Avatar name={me.full_name} photo={me.avatar_url} size="l" />
      <div className="min-w-0">
        <h1 className="title-text">
          <bdi>{me.full_name || me.email || me.phone_number}</bdi>
        </h1>
        <p className="mt-1 text-s text-ink-1">
          <Trans>Here since {since}</Trans>
        </p>
      </div>
    </header>
  );
}

function ThemeName() {
  const theme = useTheme();
  if (theme === 'light') return <Trans>Light</Trans>;
  return theme === 'dark' ? <Trans>Dark</Trans> : <Trans>As on this device</Trans>;
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 py-2">
      <dt className="text-s text-ink-1">{label}</dt>
      <dd className="min-w-0 text-s font-semibold text-ink-0">{children}</dd>
    </div>
  );
}
