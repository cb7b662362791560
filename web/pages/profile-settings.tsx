import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import {
  AccountPage,
  AccountSection,
  meQuery,
  NotificationChoices,
  preferencesQuery,
  ReadingChoices,
} from '../accounts/index.ts';
import { SavedCards, savedCardsQuery } from '../payments/index.ts';
import { DeviceChoices, TopicList, usePushState } from '../push/index.ts';
import { SettingsSkeleton } from '../ui/feedback/signed-in-skeleton.tsx';

const PATH = '/profile/settings';
/** What links to a part name; to who comes by one all of the part is shown, also what is otherwise behind a line. */
const NOTIFICATIONS = 'notifications';
const DEVICE = 'device';

export const Route = createFileRoute('/_frame/_signed-in/profile/settings')({
  loader: ({ context: { queryClient, orpc } }) => {
    void queryClient.prefetchQuery(preferencesQuery(orpc));
    void queryClient.prefetchQuery(meQuery(orpc));
    void queryClient.prefetchQuery(savedCardsQuery(orpc));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Settings · Hirfa` }] }),
  pendingComponent: SettingsSkeleton,
  component: ProfileSettings,
});

function ProfileSettings() {
  const { t: text } = useLingui();
  const push = usePushState();
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <AccountPage heading={text`Settings`}>
      <AccountSection
        heading={<Trans>Language and appearance</Trans>}
        hint={<Trans>Saved in this browser only.</Trans>}
      >
        <ReadingChoices path={PATH} />
      </AccountSection>
      <AccountSection
        heading={<Trans>Saved cards</Trans>}
        hint={<Trans>You pay with them by one tap. Their numbers stay with the payment service.</Trans>}
      >
        <SavedCards />
      </AccountSection>
      <AccountSection
        id={NOTIFICATIONS}
        heading={<Trans>Notifications</Trans>}
        hint={<Trans>Saved at once, for all your devices.</Trans>}
      >
        <NotificationChoices showKinds={hash === NOTIFICATIONS} />
      </AccountSection>
      {push !== 'impossible' && (
        <AccountSection
          id={DEVICE}
          heading={<Trans>This device</Trans>}
          hint={<Trans>Saved in this browser only.</Trans>}
        >
          <DeviceChoices />
          <div className="mt-2.5 -mb-2 border-t border-sand-2 pt-2">
            <TopicList isOpen={hash === DEVICE} />
          </div>
        </AccountSection>
      )}
    </AccountPage>
  );
}
