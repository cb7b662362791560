import { t } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { orNotFound } from '../../kit/not-found.ts';
import { inviterQuery, InviteSkeleton, InviteView, isInviteCode, NoSuchInvitation } from '../../referrals/index.ts';

/** An invitation. It names a person, so that neither caches nor search engines keep it. */
export const Route = createFileRoute('/_frame/invite/$code')({
  headers: () => ({ 'cache-control': 'private, no-store' }),
  loader: async ({ context: { queryClient, orpc }, params: { code } }) => {
    if (!isInviteCode(code)) throw notFound();
    await orNotFound(queryClient.ensureQueryData(inviterQuery(orpc, code)));
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: t(context.i18n)`An invitation · Hirfa` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Invite,
  pendingComponent: InviteSkeleton,
  notFoundComponent: NoSuchInvitation,
});

function Invite() {
  return <InviteView code={Route.useParams().code} />;
}
