import type { QueueItem } from '@hirfa/contract/admin';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';

/** Decides about an item so that it takes effect later; then the next one opens. */
export function useDecideLater({ kind, id }: Pick<QueueItem, 'kind' | 'id'>, onDecided: () => void) {
  const { admin } = useOrpc();
  const showRefusal = useQueueRefusalToast();
  const { mutate, isPending } = useMutation({
    ...admin.decideLater.mutationOptions(),
    onSuccess: onDecided,
    onError: showRefusal,
    onSettled: useReadQueue(),
  });
  return {
    decide: (decision: string, reason: string | null = null) =>
      !isPending && mutate({ kind, entity_id: id, decision, reason }),
    isPending,
  };
}

/** Reads the queue again. */
export function useReadQueue(): () => void {
  const { admin } = useOrpc();
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: admin.listQueue.key() });
}

/** Says why a decision was refused. */
export function useQueueRefusalToast(): (error: unknown) => void {
  const { t } = useLingui();
  const words: Record<string, string> = {
    state_changed: t`Another admin has already decided.`,
    own_profile: t`This concerns you. Another admin decides about it.`,
    not_found: t`This no longer exists.`,
    admin_required: t`Admin privileges required`,
  };
  return (error) =>
    toast({
      tone: 'bad',
      title: words[codeOf(error)] ?? t`We could not reach the server. Check your connection and try again.`,
    });
}
