import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage, AccountSection, SignInHere, useSignedIn } from '../../accounts/index.ts';
import { isAdminQuery } from '../../admin/index.ts';
import { loadInside } from '../../kit/i18n.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { OpenTopics, TopicList } from '../../push/index.ts';
import { PageSkeleton } from '../../ui/feedback/signed-in-skeleton.tsx';
import { TextLink } from '../../ui/link.tsx';

/** One's own topics; admins also send to topics. Visitors read which topics there are, and sign in here. 2.11 */
export const Route = createFileRoute('/_frame/topic-notifications')({
  beforeLoad: ({ context: { i18n, language } }) => loadInside(i18n, language),
  head: ({ match: { context } }) => ({
    meta: [{ title: t(context.i18n)`Topics · Hirfa` }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: PageSkeleton,
  component: Topics,
});

function Topics() {
  const signedIn = useSignedIn();
  if (signedIn === true) return <OwnTopics />;
  return (
    <>
      {signedIn === undefined && (
        <div className="signed-in-only">
          <PageSkeleton />
        </div>
      )}
      <div className="visitors-only">
        <TopicsForVisitors />
      </div>
    </>
  );
}

function OwnTopics() {
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

/** They belong to nobody yet: each topic with what it brings, and the way to an account. */
function TopicsForVisitors() {
  const { t: text } = useLingui();
  return (
    <AccountPage heading={text`Topics`}>
      <AccountSection
        heading={<Trans>What we write about</Trans>}
        hint={
          <Trans>
            Everybody with an account has these topics; the one for providers comes with a provider profile. You choose
            on each device which of them ring.
          </Trans>
        }
      >
        <OpenTopics />
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="grow basis-60 text-s text-ink-1">
            <Trans>Sign in to choose the topics of this device.</Trans>
          </p>
          <SignInHere>
            <Trans>Sign in</Trans>
          </SignInHere>
        </div>
      </AccountSection>
    </AccountPage>
  );
}
