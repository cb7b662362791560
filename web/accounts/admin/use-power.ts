import type { Person } from '@hirfa/contract/accounts';
import type { SuspensionReason } from '@hirfa/domain/accounts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../kit/error-code.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useCall } from '../../ui/use-call.ts';
import { personQuery } from './queries.ts';
import type { Proof } from '../../ui/admin/render-proof.ts';
import { DECISION_REFUSALS } from '../../ui/admin/refusals.ts';

type Choice =
  | { decision: 'grant_admin' | 'remove_admin'; proof: Proof }
  | { decision: 'suspend'; reason: SuspensionReason; words: string | null }
  | { decision: 'reinstate' };

export type Decide = (choice: Choice, onDone: () => void) => void;

const DONE: Record<Choice['decision'], MessageDescriptor> = {
  grant_admin: msg`The person is an admin now.`,
  remove_admin: msg`This person is no longer an admin.`,
  suspend: msg`The person is suspended.`,
  reinstate: msg`The person can sign in again.`,
};

/** What the dialog itself says about the proof. */
const OF_PROOF = ['invalid_code', 'too_many_requests', 'invalid_input'];

function decided({ admin }: Orpc, id: string, choice: Choice): Promise<Person> {
  switch (choice.decision) {
    case 'grant_admin':
      return admin.grantAdmin.call({ id, ...choice.proof });
    case 'remove_admin':
      return admin.removeAdmin.call({ id, ...choice.proof });
    case 'suspend':
      return admin.suspendPerson.call({ id, reason: choice.reason, words: choice.words });
    case 'reinstate':
      return admin.reinstatePerson.call({ id });
  }
}

/** Sends a decision about a person; the answer replaces what the page shows. */
export function usePower(id: string) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { i18n, t } = useLingui();
  const { queryKey } = personQuery(orpc, id);
  const isOfProof = (problem: Error) => OF_PROOF.includes(codeOf(problem));
  const { send, isPending, error, reset } = useCall((choice: Choice) => decided(orpc, id, choice), {
    done: (_, { decision }) => i18n._(DONE[decision]),
    failed: (problem) => (isOfProof(problem) ? null : t`Nothing was changed.`),
    refusals: DECISION_REFUSALS,
    onDone: (person) => {
      queryClient.setQueryData<Person>(queryKey, person);
      void queryClient.invalidateQueries({ queryKey: orpc.admin.listPeople.key() });
    },
    onFailed: (problem) => void (isOfProof(problem) || queryClient.invalidateQueries({ queryKey })),
  });
  const decide: Decide = (choice, onDone) => !isPending && send(choice, { onSuccess: onDone });
  return { decide, isPending, error, reset };
}
