import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';

/** Reloads all that a change of sign-in methods affects: the methods, the sessions, the rights of this session. */
export function useRefreshFactors(): () => Promise<void> {
  const { accounts } = useOrpc();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: accounts.key() });
}
