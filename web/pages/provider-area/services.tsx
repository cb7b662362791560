import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CardsSkeleton, OwnCards, ownCardsQuery, ownProviderQuery } from '../../providers/index.ts';

export const Route = createFileRoute('/_frame/_signed-in/_provider-area/provider/services')({
  loader: ({ context: { queryClient, orpc } }) =>
    Promise.all([
      queryClient.ensureQueryData(ownProviderQuery(orpc)),
      queryClient.ensureQueryData(ownCardsQuery(orpc)),
    ]),
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`My services · Hirfa` }] }),
  component: ProviderServices,
  pendingComponent: CardsSkeleton,
});

function ProviderServices() {
  const { orpc } = Route.useRouteContext();
  const { data: provider } = useSuspenseQuery(ownProviderQuery(orpc));
  const { data: cards } = useSuspenseQuery(ownCardsQuery(orpc));
  return <OwnCards cards={cards.items} isSuspended={!provider.is_active} />;
}
