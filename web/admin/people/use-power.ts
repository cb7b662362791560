import type { Person } from '@hirfa/contract/accounts';
import type { SuspensionReason } from '@hirfa/domain/accounts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../kit/error-code.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { personQuery } from '../queries.ts';

/** A second factor of the admin who decides. */
export type Proof = Omit<Parameters<Orpc['admin']['grantAdmin']['call']>[0], 'id'>;

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

function send({ admin }: Orpc, id: string, choice: Choice): Promise<Person> {
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
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (choice: Choice) => send(orpc, id, choice),
    onSuccess: (person, { decision }) => {
      toast({ tone: 'ok', title: i18n._(DONE[decision]) });
      queryClient.setQueryData<Person>(queryKey, person);
      void queryClient.invalidateQueries({ queryKey: orpc.admin.listPeople.key() });
    },
    onError: (problem) => {
      if (OF_PROOF.includes(codeOf(problem))) return;
      toast({ tone: 'bad', title: t`Nothing was changed.`, text: whyNot(problem, i18n) });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  const decide: Decide = (choice, onDone) => !isPending && mutate(choice, { onSuccess: onDone });
  return { decide, isPending, error, reset };
}

const WHY_NOT: Record<string, MessageDescriptor> = {
  state_changed: msg`Another admin has already decided.`,
  remove_admin_first: msg`The person is an admin. Remove the role first.`,
  admin_required: msg`You are no longer an admin.`,
};

function whyNot(problem: unknown, { _ }: { _: (text: MessageDescriptor) => string }): string {
  return _(WHY_NOT[codeOf(problem)] ?? msg`Please try again.`);
}
