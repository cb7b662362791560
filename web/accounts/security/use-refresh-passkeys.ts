import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../app/use-orpc.ts';
import { meQuery, passkeysQuery } from '../queries.ts';

/** Asks anew for the passkeys, and for the account: whether it has a second factor hangs on them. */
export function useRefreshPasskeys(): () => Promise<unknown> {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  return () => Promise.all([queryClient.invalidateQueries(passkeysQuery(orpc)), queryClient.invalidateQueries(meQuery(orpc))]);
}
