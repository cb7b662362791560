import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage, AccountSection } from '../../accounts/index.ts';
import { isAdminQuery } from '../../admin/index.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { TopicList } from '../../push/index.ts';
import { TextLink } from '../../ui/link.tsx';
import { SettingsSkeleton } from '../../ui/feedback/signed-in-skeleton.tsx';

/** One's own topics; admins also send to topics. 2.11 */
export const Route = createFileRoute('/_frame/_signed-in/topic-notifications')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Topics · Hirfa` }] }),
  pendingComponent: SettingsSkeleton,
  component: Topics,
});

function Topics() {
  const { t: text } = useLingui();
  const { data: isAdmin } = useQuery(isAdminQuery(useOrpc()));
  return (
    <AccountPage heading={text`Topics`}>
      <AccountSection
        heading={<Trans>On this device</Trans>}
        hint={<Trans>What you leave here does not ring on this device. Your list of notifications still has it.</Trans>}
      >
        <TopicList />
      </AccountSection>
      {isAdmin === true && (
        <AccountSection heading={<Trans>Send to a topic</Trans>}>
          <TextLink to="/admin/notifications">
            <Trans>Send notifications</Trans>
          </TextLink>
        </AccountSection>
      )}
    </AccountPage>
  );
}
