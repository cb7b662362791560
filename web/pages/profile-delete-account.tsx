import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage, deletionQuery, DeletionView } from '../accounts/index.ts';
import { DeletionSkeleton } from '../ui/feedback/signed-in-skeleton.tsx';

export const Route = createFileRoute('/_frame/_signed-in/profile/delete-account')({
  loader: ({ context: { queryClient, orpc } }) => {
    void queryClient.prefetchQuery({ ...deletionQuery(orpc), staleTime: 0 });
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Delete the account · Hirfa` }] }),
  pendingComponent: DeletionSkeleton,
  component: DeleteAccount,
});

function DeleteAccount() {
  const { t: text } = useLingui();
  return (
    <AccountPage
      isAboutDeletion
      heading={text`Delete the account`}
      lead={<Trans>Once your account is deleted, nobody can bring it back, not even us.</Trans>}
    >
      <DeletionView />
    </AccountPage>
  );
}
