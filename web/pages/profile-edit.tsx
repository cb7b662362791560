import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage, AccountSection, meQuery, NameForm, PhotoEditor } from '../accounts/index.ts';
import { EditSkeleton } from '../ui/feedback/signed-in-skeleton.tsx';
import { withProfile } from './guards/with-profile.ts';

export const Route = createFileRoute('/_frame/_signed-in/profile/edit')({
  loader: async ({ context: { queryClient, orpc }, location }) => {
    await withProfile(location, queryClient.ensureQueryData(meQuery(orpc)));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Name and photo · Hirfa` }] }),
  component: ProfileEdit,
  pendingComponent: EditSkeleton,
});

function ProfileEdit() {
  const { t: text } = useLingui();
  const { orpc } = Route.useRouteContext();
  const { data: me } = useSuspenseQuery(meQuery(orpc));
  return (
    <AccountPage
      heading={text`Name and photo`}
      lead={<Trans>The people you book or work with see a photo and a short form of your name.</Trans>}
    >
      <AccountSection heading={<Trans>Photo</Trans>}>
        <PhotoEditor me={me} />
      </AccountSection>
      <AccountSection heading={<Trans>Name</Trans>}>
        <NameForm fullName={me.full_name} />
      </AccountSection>
    </AccountPage>
  );
}
