import { textIn } from '@hirfa/domain/market';
import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { CardSkeleton, EditCard, ownCardsQuery, ownProviderQuery } from '../../providers/index.ts';

export const Route = createFileRoute('/_frame/_signed-in/_provider-area/provider/services/$cardId')({
  loader: async ({ context: { queryClient, orpc }, params: { cardId } }) => {
    const [, { items }] = await Promise.all([
      queryClient.ensureQueryData(ownProviderQuery(orpc)),
      queryClient.ensureQueryData(ownCardsQuery(orpc)),
    ]);
    if (items.every(({ id }) => id !== cardId)) throw notFound();
  },
  head: ({ match: { context }, params: { cardId } }) => {
    const cards = context.queryClient.getQueryData(ownCardsQuery(context.orpc).queryKey)?.items;
    const card = cards?.find(({ id }) => id === cardId);
    if (card === undefined) return { meta: [{ title: t(context.i18n)`Page not found` }] };
    const title = textIn(card, 'title', context.language);
    return { meta: [{ title: t(context.i18n)`${title} · Hirfa` }] };
  },
  component: ProviderService,
  pendingComponent: CardSkeleton,
});

function ProviderService() {
  const { cardId } = Route.useParams();
  const { orpc } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { data: provider } = useSuspenseQuery(ownProviderQuery(orpc));
  const { data: cards } = useSuspenseQuery(ownCardsQuery(orpc));
  const card = cards.items.find(({ id }) => id === cardId);
  // Another tab has removed it, or this one, which is leaving.
  if (card === undefined) return <CardSkeleton />;
  return (
    <EditCard
      key={card.id}
      card={card}
      isSuspended={!provider.is_active}
      onRemoved={() => void navigate({ to: '/provider/services', replace: true })}
    />
  );
}
