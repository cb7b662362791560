import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import {
  AccountPage,
  AccountSection,
  meQuery,
  NotificationChoices,
  preferencesQuery,
  ReadingChoices,
} from '../accounts/index.ts';
import { DeviceChoices, TopicList, usePushState } from '../push/index.ts';
import { SettingsSkeleton } from '../ui/feedback/signed-in-skeleton.tsx';

const PATH = '/profile/settings';

export const Route = createFileRoute('/_frame/_signed-in/profile/settings')({
  loader: ({ context: { queryClient, orpc } }) => {
    void queryClient.prefetchQuery(preferencesQuery(orpc));
    void queryClient.prefetchQuery(meQuery(orpc));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Settings · Hirfa` }] }),
  pendingComponent: SettingsSkeleton,
  component: ProfileSettings,
});

function ProfileSettings() {
  const { t: text } = useLingui();
  const push = usePushState();
  return (
    <AccountPage heading={text`Settings`}>
      <AccountSection
        heading={<Trans>Language and appearance</Trans>}
        hint={<Trans>Saved in this browser only.</Trans>}
      >
        <ReadingChoices path={PATH} />
      </AccountSection>
      <AccountSection
        id="notifications"
        heading={<Trans>Notification settings</Trans>}
        hint={<Trans>Saved at once, for all your devices.</Trans>}
      >
        <NotificationChoices />
      </AccountSection>
      {push !== 'impossible' && (
        <AccountSection
          id="device"
          heading={<Trans>This device</Trans>}
          hint={<Trans>Saved in this browser only.</Trans>}
        >
          <DeviceChoices />
          <div className="pt-6">
            <h3 className="card-text mb-4">
              <Trans>Topics</Trans>
            </h3>
            <TopicList />
          </div>
        </AccountSection>
      )}
    </AccountPage>
  );
}
