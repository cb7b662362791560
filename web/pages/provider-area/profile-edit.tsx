import { t } from '@lingui/core/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { meQuery, PhotoEditor } from '../../accounts/index.ts';
import { BlockedCustomers, blockedCustomersQuery } from '../../bookings/index.ts';
import { providerQuery, ProviderPreview } from '../../discovery/index.ts';
import { TaxSection } from '../../invoices/index.ts';
import {
  applicationQuery,
  changeRequestQuery,
  ownProviderQuery,
  ProfileEditor,
  ProfileSkeleton,
} from '../../providers/index.ts';

export const Route = createFileRoute('/_frame/_signed-in/_provider-area/provider/profile/edit')({
  loader: async ({ context: { queryClient, orpc } }) => {
    const [own] = await Promise.all([
      queryClient.ensureQueryData(ownProviderQuery(orpc)),
      queryClient.ensureQueryData(meQuery(orpc)),
      queryClient.ensureQueryData(applicationQuery(orpc)),
      queryClient.ensureQueryData(changeRequestQuery(orpc)),
      queryClient.ensureInfiniteQueryData(blockedCustomersQuery(orpc)),
    ]);
    if (own.is_active) await queryClient.ensureQueryData(providerQuery(orpc, own.id));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Your page · Hirfa` }] }),
  component: ProviderProfileEdit,
  pendingComponent: ProfileSkeleton,
});

function ProviderProfileEdit() {
  const { orpc } = Route.useRouteContext();
  const { data: own } = useSuspenseQuery(ownProviderQuery(orpc));
  const { data: me } = useSuspenseQuery(meQuery(orpc));
  const { data: application } = useSuspenseQuery(applicationQuery(orpc));
  const { data: request } = useSuspenseQuery(changeRequestQuery(orpc));
  const { data: page } = useQuery({ ...providerQuery(orpc, own.id), enabled: application.is_active });
  return (
    <ProfileEditor
      application={application}
      request={request}
      page={page && { ...page, avatar_url: me.avatar_url }}
      photo={<PhotoEditor me={me} />}
      taxes={<TaxSection />}
      blockedCustomers={<BlockedCustomers />}
      renderPreview={(shown) => <ProviderPreview provider={shown} />}
    />
  );
}
