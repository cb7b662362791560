import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import {
  AccountPage,
  AccountSection,
  authOptionsQuery,
  Contacts,
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
import { SecuritySkeleton } from '../ui/feedback/signed-in-skeleton.tsx';

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
  pendingComponent: SecuritySkeleton,
});

function Security() {
  const { t: text } = useLingui();
  const { orpc } = Route.useRouteContext();
  const { data: me } = useSuspenseQuery(meQuery(orpc));
  const { data: linked } = useSuspenseQuery(linkedAccountsQuery(orpc));
  const { data: options } = useSuspenseQuery(authOptionsQuery(orpc));
  return (
    <AccountPage heading={text`Sign-in and security`}>
      <AccountSection id="contacts" heading={<Trans>Phone and e-mail</Trans>}>
        <Contacts me={me} />
      </AccountSection>
      <AccountSection heading={<Trans>Password</Trans>}>
        <PasswordSection me={me} />
      </AccountSection>
      <AccountSection id="two-step" heading={<Trans>Two-step verification</Trans>}>
        <SecondFactorSection me={me} />
      </AccountSection>
      {options.passkeys && (
        <AccountSection heading={<Trans>Passkeys</Trans>}>
          <Passkeys />
        </AccountSection>
      )}
      {linked.items.length > 0 && (
        <AccountSection heading={<Trans>Linked accounts</Trans>}>
          <LinkedAccounts linked={linked.items} me={me} />
        </AccountSection>
      )}
      <AccountSection heading={<Trans>Where you are signed in</Trans>}>
        <Devices />
        <div className="border-t border-sand-2 pt-5">
          <SignOutEverywhereDialog />
        </div>
      </AccountSection>
    </AccountPage>
  );
}
