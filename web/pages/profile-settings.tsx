import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage, NotificationChoices, preferencesQuery, ReadingChoices } from '../accounts/index.ts';
import { Card } from '../ui/card.tsx';

const PATH = '/profile/settings';

export const Route = createFileRoute('/_frame/_signed-in/profile/settings')({
  loader: ({ context: { queryClient, orpc } }) => {
    void queryClient.prefetchQuery(preferencesQuery(orpc));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Settings · Hirfa` }] }),
  component: ProfileSettings,
});

function ProfileSettings() {
  const { t: text } = useLingui();
  return (
    <AccountPage heading={text`Settings`}>
      <Card className="p-5 sm:p-7">
        <h2 className="section-text">
          <Trans>Language and appearance</Trans>
        </h2>
        <p className="mt-1 mb-5 text-xs text-ink-2">
          <Trans>Saved in this browser only.</Trans>
        </p>
        <ReadingChoices path={PATH} />
      </Card>
      <Card id="notifications" className="scroll-mt-4 p-5 sm:p-7">
        <h2 className="section-text">
          <Trans>Notifications</Trans>
        </h2>
        <p className="mt-1 mb-3 text-xs text-ink-2">
          <Trans>Saved at once, for all your devices.</Trans>
        </p>
        <NotificationChoices />
      </Card>
    </AccountPage>
  );
}
