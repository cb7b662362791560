import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { sessionQuery } from './queries.ts';
import { useRefusalToast } from './use-refusal-toast.ts';

export type DeskSteps = ReturnType<typeof useSteps>;

/** Takes a session, hands it over, and marks it as resolved. */
export function useSteps(id: string) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const showRefusal = useRefusalToast(id);
  const { support } = orpc;
  const shared = {
    onSuccess: (session: Awaited<ReturnType<typeof support.takeSupport.call>>) => {
      queryClient.setQueryData(sessionQuery(orpc, id).queryKey, (shown) => shown && { ...shown, session });
    },
    onError: showRefusal,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: support.listSupportInbox.key() }),
  };
  const take = useMutation({ ...support.takeSupport.mutationOptions(), ...shared });
  const handOver = useMutation({ ...support.handOverSupport.mutationOptions(), ...shared });
  const resolve = useMutation({ ...support.resolveSupport.mutationOptions(), ...shared });
  return {
    take: (done: () => void) => void (take.isPending || take.mutate({ id }, { onSuccess: done })),
    handOver: (to: string, done: () => void) => handOver.mutate({ id, to }, { onSuccess: done }),
    resolve: () => resolve.mutate({ id }),
    isTaking: take.isPending,
    isHandingOver: handOver.isPending,
    isResolving: resolve.isPending,
  };
}
