import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { packageOffersQuery, packagePreviewQuery } from '../queries.ts';
import type { Plan } from './plan.ts';

/** The packages in which the chosen offer is sold; undefined until they are known. */
export function usePackageOffers({ card, choices }: Pick<Plan, 'card' | 'choices'>) {
  // What takes the place of another booking is one booking, and a package is of one offer.
  const isOpen = card !== null && choices.rescues === null && choices.also.length === 0;
  const { data } = useQuery({ ...packageOffersQuery(useOrpc(), card?.id ?? ''), enabled: isOpen });
  return choices.also.length > 0 ? [] : data?.items;
}

/** The times of the chosen package from the chosen start on, and its price. */
export function usePackagePreview({ card, choices }: Pick<Plan, 'card' | 'choices'>) {
  const { package: kind, mode, slot } = choices;
  const isAsked = card !== null && kind !== null && mode !== null && slot !== null;
  const search = {
    cardId: card?.id ?? '',
    kind: kind ?? 'monthly',
    mode: mode ?? 'online',
    startsAt: slot?.starts_at ?? '',
  };
  const query = useQuery({ ...packagePreviewQuery(useOrpc(), search), enabled: isAsked });
  const { isError, isFetching, refetch } = query;
  return { data: isAsked ? query.data : undefined, isError, isFetching, refetch };
}
