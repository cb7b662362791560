import type { Me, Profile } from '@hirfa/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { meQuery } from '../common/queries.ts';

/**
 * Writes a changed name or photo into the query cache; bookings, which show both, are fetched again. So is the account
 * of a person who had no profile before.
 */
export function useUpdateProfileCache(): (profile: Profile) => void {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  return (profile) => {
    const { queryKey } = meQuery(orpc);
    const me = queryClient.getQueryData<Me>(queryKey);
    if (me === undefined) void queryClient.invalidateQueries({ queryKey });
    else queryClient.setQueryData(queryKey, { ...me, ...profile });
    void queryClient.invalidateQueries({ queryKey: orpc.bookings.key() });
  };
}
