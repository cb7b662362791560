import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { AccountPage, AccountSection, SignInHere, useSignedIn } from '../../accounts/index.ts';
import { loadInside } from '../../kit/i18n.ts';
import { OpenTopics } from '../../push/index.ts';
import { PageSkeleton } from '../../ui/feedback/signed-in-skeleton.tsx';

/** Visitors read which topics there are, and sign in here; signed-in people find their own in the settings. 2.11 */
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
  // Topics are chosen where the other choices of a device are.
  if (signedIn === true) return <Navigate to="/profile/settings" hash="device" replace />;
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
