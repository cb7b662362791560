import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../accounts/index.ts';
import { AddressList } from '../bookings/index.ts';

export const Route = createFileRoute('/_frame/_signed-in/profile/addresses')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Your addresses · Hirfa` }] }),
  component: ProfileAddresses,
});

function ProfileAddresses() {
  const { t: text } = useLingui();
  return (
    <AccountPage
      heading={text`Your addresses`}
      lead={<Trans>Where you have booked before. You choose one of them with one tap when you book again.</Trans>}
    >
      <AddressList />
    </AccountPage>
  );
}
