import type { Me, Profile } from '@hirfa/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { meQuery } from '../common/queries.ts';

/** Writes a changed name or photo into the query cache; bookings, which show both, are fetched again. */
export function useUpdateProfileCache(): (profile: Profile) => void {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  return (profile) => {
    queryClient.setQueryData(meQuery(orpc).queryKey, (me: Me | undefined) => me && { ...me, ...profile });
    void queryClient.invalidateQueries({ queryKey: orpc.bookings.key() });
  };
}
