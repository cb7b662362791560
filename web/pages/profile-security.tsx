import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  authOptionsQuery,
  Devices,
  devicesQuery,
  SignOutEverywhereDialog,
  LinkedAccounts,
  linkedAccountsQuery,
  meQuery,
  Passkeys,
  passkeysQuery,
  PasswordSection,
  secondFactorQuery,
  SecondFactorSection,
} from '../accounts/index.ts';
import { withProfile } from './guards/with-profile.ts';
import { ProfileSkeleton } from '../ui/feedback/signed-in-skeleton.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/profile/security')({
  loader: async ({ context: { queryClient, orpc }, location }) => {
    await Promise.all([
      withProfile(location, queryClient.ensureQueryData(meQuery(orpc))),
      queryClient.fetchQuery(devicesQuery(orpc)),
      queryClient.fetchQuery(secondFactorQuery(orpc)),
      queryClient.fetchQuery(passkeysQuery(orpc)),
      queryClient.fetchQuery(linkedAccountsQuery(orpc)),
      queryClient.ensureQueryData(authOptionsQuery(orpc)),
    ]);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Security · Hirfa` }] }),
  component: Security,
  pendingComponent: ProfileSkeleton,
});

function Security() {
  const { t: text } = useLingui();
  const { orpc } = Route.useRouteContext();
  const { data: me } = useSuspenseQuery(meQuery(orpc));
  const { data: linked } = useSuspenseQuery(linkedAccountsQuery(orpc));
  const { data: options } = useSuspenseQuery(authOptionsQuery(orpc));
  return (
    <div className="page-width flex flex-col gap-6 pt-2 pb-6">
      <header>
        <Breadcrumbs here={text`Security`}>
          <Link to="/profile">
            <Trans>My profile</Trans>
          </Link>
        </Breadcrumbs>
        <h1 className="mt-2 title-text">
          <Trans>Sign-in and security</Trans>
        </h1>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Section title={<Trans>Password</Trans>}>
            <PasswordSection me={me} />
          </Section>
          {linked.items.length > 0 && (
            <Section title={<Trans>Linked accounts</Trans>}>
              <LinkedAccounts linked={linked.items} me={me} />
            </Section>
          )}
        </div>
        <div className="grid gap-6">
          <Section id="two-step" title={<Trans>Two-step verification</Trans>}>
            <SecondFactorSection me={me} />
          </Section>
          {options.passkeys && (
            <Section title={<Trans>Passkeys</Trans>}>
              <Passkeys />
            </Section>
          )}
        </div>
      </div>
      <Section title={<Trans>Where you are signed in</Trans>}>
        <Devices />
        <div className="border-t border-sand-2 pt-5">
          <SignOutEverywhereDialog />
        </div>
      </Section>
    </div>
  );
}

function Section({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  return (
    <Card id={id} className="scroll-mt-4 p-5 sm:p-6">
      <h2 className="mb-4 section-text">{title}</h2>
      {children}
    </Card>
  );
}
