import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';

/** Asks again for all that a change of somebody's ways in may touch: those ways, where they are signed in, what this session may do. */
export function useRefreshFactors(): () => Promise<void> {
  const { accounts } = useOrpc();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: accounts.key() });
}
