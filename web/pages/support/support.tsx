import { useOwnSearch } from '../../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import Headset from 'lucide-react/icons/headset';
import { BookingReference, isUuid } from '../../bookings/index.ts';
import { meQuery, SignInHere, useSignedIn } from '../../accounts/index.ts';
import { loadInside } from '../../kit/i18n.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { EarlierChats, SupportChat } from '../../support/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NeedsScripts } from '../../ui/feedback/needs-scripts.tsx';
import { TextLink } from '../../ui/link.tsx';
import { PageSkeleton } from '../../ui/feedback/signed-in-skeleton.tsx';

/** The session that a link means: people see their active one, admins open it at their desk. 2.62 */
type Search = { booking?: string; session?: string };

/** Live support. It is no page of signed-in people only: visitors see a card that offers to sign in. 2.33, 2.48 */
export const Route = createFileRoute('/_frame/support')({
  validateSearch: ({ booking, session }: Record<string, unknown>): Search => ({
    ...(isUuid(booking) && { booking }),
    ...(isUuid(session) && { session }),
  }),
  beforeLoad: ({ context: { i18n, language } }) => loadInside(i18n, language),
  head: ({ match: { context } }) => ({
    meta: [{ title: t(context.i18n)`Support · Hirfa` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Support,
});

function Support() {
  const signedIn = useSignedIn();
  const { booking, session } = useOwnSearch(Route);
  const { data: me } = useQuery({ ...meQuery(useOrpc()), enabled: signedIn === true && session !== undefined });
  if (session !== undefined && me?.roles.includes('admin'))
    return <Navigate to="/admin/support" search={{ id: session }} replace />;
  return (
    <>
      <NeedsScripts />
      <div className="noscript:hidden">
        {signedIn !== true && (
          <>
            <div className="signed-in-only">
              <PageSkeleton />
            </div>
            <div className="visitors-only">
              <SignInCard />
            </div>
          </>
        )}
        {signedIn === true && (
          <div data-own-bar className="page-width flex max-w-3xl! flex-col gap-6 pt-4 pb-6">
            <h1 className="title-text">
              <Trans>Live support</Trans>
            </h1>
            <SupportChat bookingId={booking} renderBooking={(id) => <BookingReference id={id} />} />
            <EarlierChats />
            <p className="text-s">
              <TextLink to="/test">
                <Trans>Something does not work here? Check this browser</Trans>
              </TextLink>
            </p>
          </div>
        )}
      </div>
    </>
  );
}

function SignInCard() {
  const { t: text } = useLingui();
  return (
    <div className="page-width max-w-3xl! py-6">
      <EmptyState
        level={1}
        icon={<Headset aria-hidden />}
        heading={text`Sign In Required`}
        text={
          <Trans>Our team answers people who are signed in, so that it can look at their bookings with them.</Trans>
        }
        action={
          <SignInHere>
            <Trans>Sign In</Trans>
          </SignInHere>
        }
      />
    </div>
  );
}
