import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { sessionQuery } from './queries.ts';
import { useRefusalToast } from './use-refusal-toast.ts';
import { useCall } from '../../ui/use-call.ts';

export type DeskSteps = ReturnType<typeof useSteps>;

/** Takes a session, hands it over, and marks it as resolved. */
export function useSteps(id: string) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const showRefusal = useRefusalToast(id);
  const { support } = orpc;
  const shared = {
    onDone: (session: Awaited<ReturnType<typeof support.takeSupport.call>>) => {
      queryClient.setQueryData(sessionQuery(orpc, id).queryKey, (shown) => shown && { ...shown, session });
    },
    onFailed: showRefusal,
    readAgain: [support.listSupportInbox.key()],
  };
  const take = useCall(support.takeSupport.call, shared);
  const handOver = useCall(support.handOverSupport.call, shared);
  const resolve = useCall(support.resolveSupport.call, shared);
  return {
    take: (done: () => void) => void (take.isPending || take.send({ id }, { onSuccess: done })),
    handOver: (to: string, done: () => void) => handOver.send({ id, to }, { onSuccess: done }),
    resolve: () => resolve.send({ id }),
    isTaking: take.isPending,
    isHandingOver: handOver.isPending,
    isResolving: resolve.isPending,
  };
}
