import type { OwnCard } from '@hirfa/contract/providers';
import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ownCardsQuery } from '../queries.ts';

/** Shows a card as the server has answered it, and has public pages read again. */
export function useCardCache() {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { queryKey } = ownCardsQuery(orpc);
  const change = (edit: (items: OwnCard[]) => OwnCard[]) => {
    queryClient.setQueryData(queryKey, (old) => old && { items: edit(old.items) });
    void queryClient.invalidateQueries({ queryKey: orpc.discovery.key() });
  };
  return {
    show: (card: OwnCard) =>
      change((items) =>
        items.some(({ id }) => id === card.id)
          ? items.map((each) => (each.id === card.id ? card : each))
          : [...items, card],
      ),
    remove: (cardId: string) => change((items) => items.filter(({ id }) => id !== cardId)),
    readAgain: () => queryClient.invalidateQueries({ queryKey }),
  };
}
