import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { deletionQuery, meQuery, ProfileHub, SignOutButton } from '../accounts/index.ts';
import { ProfileSkeleton } from '../ui/feedback/signed-in-skeleton.tsx';
import { withProfile } from './guards/with-profile.ts';

export const Route = createFileRoute('/_frame/_signed-in/profile')({
  loader: async ({ context: { queryClient, orpc }, location }) => {
    void queryClient.prefetchQuery(deletionQuery(orpc));
    await withProfile(location, queryClient.ensureQueryData(meQuery(orpc)));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`My profile · Hirfa` }] }),
  component: Profile,
  pendingComponent: ProfileSkeleton,
});

function Profile() {
  const { orpc } = Route.useRouteContext();
  const { data: me } = useSuspenseQuery(meQuery(orpc));
  return <ProfileHub me={me} signOut={<SignOutButton />} />;
}
