import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { meQuery, SignOutButton } from '../accounts/index.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Card } from '../ui/card.tsx';
import { When } from '../ui/when.tsx';

export const Route = createFileRoute('/_frame/_signed-in/profile')({
  loader: async ({ context: { queryClient, orpc } }) => {
    await queryClient.ensureQueryData(meQuery(orpc));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`My profile · Hirfa` }] }),
  component: Profile,
});

function Profile() {
  const { orpc } = Route.useRouteContext();
  const navigate = useNavigate();
  const { data: me } = useSuspenseQuery(meQuery(orpc));
  const since = <When at={me.created_at} form="month" />;
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-8">
      <h1 className="title-text">
        <Trans>My profile</Trans>
      </h1>
      <Card className="flex flex-col gap-6 p-6 sm:flex-row sm:items-center">
        <Avatar name={me.full_name} photo={me.avatar_url} size="l" />
        <div className="min-w-0 grow">
          <p className="section-text wrap-anywhere">
            <bdi>{me.full_name}</bdi>
          </p>
          <p className="mt-1 text-s break-all text-ink-1">
            <bdi>{me.email}</bdi>
          </p>
          <p className="mt-1 text-xs text-ink-2">
            <Trans>Here since {since}</Trans>
          </p>
        </div>
        <SignOutButton onSignedOut={() => void navigate({ to: '/auth', search: { mode: 'signin' } })} />
      </Card>
    </div>
  );
}
