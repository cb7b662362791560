import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { CARD_LIMITS } from '@hirfa/domain/providers';
import { applicationQuery, CardSkeleton, CreateCard, ownCardsQuery, ownProviderQuery } from '../../providers/index.ts';
import { toast } from '../../ui/toasts/toast.ts';

export const Route = createFileRoute('/_frame/_signed-in/_provider-area/provider/services/create')({
  loader: async ({ context: { queryClient, orpc } }) => {
    const [provider, { items }] = await Promise.all([
      queryClient.ensureQueryData(ownProviderQuery(orpc)),
      queryClient.ensureQueryData(ownCardsQuery(orpc)),
      queryClient.ensureQueryData(applicationQuery(orpc)),
    ]);
    // The list says why nothing can be added.
    if (!provider.is_active || items.length >= CARD_LIMITS.cards) throw redirect({ to: '/provider/services' });
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Add a service · Hirfa` }] }),
  component: ProviderServiceCreate,
  pendingComponent: CardSkeleton,
});

function ProviderServiceCreate() {
  const { t: text } = useLingui();
  const { orpc } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { data: application } = useSuspenseQuery(applicationQuery(orpc));
  const { data: cards } = useSuspenseQuery(ownCardsQuery(orpc));
  return (
    <CreateCard
      form={application.form}
      cards={cards.items}
      onCreated={({ id }) => {
        toast({ tone: 'ok', title: text`Your service is on your page` });
        void navigate({ to: '/provider/services/$cardId', params: { cardId: id }, replace: true });
      }}
    />
  );
}
