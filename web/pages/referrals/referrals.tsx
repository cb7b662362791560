import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../accounts/index.ts';
import { pathIn } from '../../kit/i18n.ts';
import { ReferralsSkeleton, ReferralsView } from '../../referrals/index.ts';

export const Route = createFileRoute('/_frame/_signed-in/referrals')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Invite friends · Hirfa` }] }),
  component: Referrals,
  pendingComponent: ReferralsSkeleton,
});

function Referrals() {
  const { t: text } = useLingui();
  const { origin, language } = Route.useRouteContext();
  return (
    <AccountPage heading={text`Invite friends`} lead={<Trans>You both save on a booking.</Trans>}>
      <ReferralsView addressOf={(code) => origin + pathIn(language, `/invite/${code}`)} />
    </AccountPage>
  );
}
