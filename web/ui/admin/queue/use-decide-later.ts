import type { QueueItem } from '@hirfa/contract/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { useCall } from '../../use-call.ts';
import { DECISION_REFUSALS } from '../refusals.ts';

/** Decides about an item so that it takes effect later; then the next one opens. */
export function useDecideLater({ kind, id }: Pick<QueueItem, 'kind' | 'id'>, onDecided: () => void) {
  const { admin } = useOrpc();
  const { send, isPending } = useCall(admin.decideLater.call, {
    failed: true,
    refusals: DECISION_REFUSALS,
    ...useThenReadQueue(onDecided),
  });
  return {
    decide: (decision: string, reason: string | null = null) =>
      !isPending && send({ kind, entity_id: id, decision, reason }),
    isPending,
  };
}

/** Reads the queue again. */
export function useReadQueue(): () => void {
  const { admin } = useOrpc();
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: admin.listQueue.key() });
}

/** Reads the queue again after a call. Nothing waits for it: the next item is there already. */
export function useThenReadQueue(onDone?: () => void) {
  const readQueue = useReadQueue();
  return {
    onDone: () => {
      onDone?.();
      readQueue();
    },
    onFailed: readQueue,
  };
}
