import type { Applicant } from '@hirfa/contract/providers';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { useCall } from '../../ui/use-call.ts';
import { codeOf } from '../../kit/error-code.ts';
import { type Decision, DONE, failedToast } from './texts.ts';

/** A decision with what it needs. */
export type Choice =
  | { decision: 'approve' | 'reset' | 'delete' | 'reinstate' | 'make_founding' | 'remove_founding' }
  | { decision: 'hobby' | 'professional'; adminId: string }
  | { decision: 'reject'; reason: string }
  | { decision: 'suspend'; reason: string; bookings: 'keep' | 'cancel' }
  | { decision: 'change'; requestId: string; approve: boolean; reason: string | null };

function send({ admin }: Orpc, id: string, choice: Choice): Promise<unknown> {
  switch (choice.decision) {
    case 'approve':
      return admin.approveProvider.call({ id });
    case 'hobby':
    case 'professional':
      return admin.approveProviderWithExperienceLevel.call({
        provider_id_param: id,
        experience_level_param: choice.decision,
        approved_by: choice.adminId,
      });
    case 'reject':
      return admin.rejectProvider.call({ id, reason: choice.reason });
    case 'reset':
      return admin.resetProvider.call({ id });
    case 'delete':
      return admin.deleteProvider.call({ id });
    case 'reinstate':
      return admin.reinstateProvider.call({ id });
    case 'make_founding':
      return admin.makeFoundingProvider.call({ id });
    case 'remove_founding':
      return admin.removeFoundingProvider.call({ id });
    case 'suspend':
      return admin.suspendProvider.call({ id, reason: choice.reason, bookings: choice.bookings });
    case 'change':
      return admin.decideChange.call({ id: choice.requestId, approve: choice.approve, reason: choice.reason });
  }
}

/** Sends a decision about a provider, says what became of it, and reads everything again. */
export function useDecide({ id }: Pick<Applicant, 'id'>, onDecided: (decision: Decision) => void) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: orpc.admin.key() });
  const call = useCall((choice: Choice) => send(orpc, id, choice), {
    done: (_, { decision }) => i18n._(DONE[decision]),
    onDone: (_, { decision }) => {
      onDecided(decision);
      refetch();
    },
    onFailed: (error, { decision }) => {
      toast({ tone: 'bad', ...failedToast(decision, error, i18n) });
      if (['state_changed', 'not_found'].includes(codeOf(error))) refetch();
    },
  });
  return {
    decide: (choice: Choice) => !call.isPending && call.send(choice),
    pending: (call.isPending && call.given?.decision) || null,
  };
}
