import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../kit/error-code.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { REFUSALS } from './setting-words.ts';

/** What the form of the proof says itself. */
const isOfProof = (error: unknown) => ['invalid_code', 'second_factor_required'].includes(codeOf(error));

/** Changes a setting and reads them again; `proofError` is for the form of the proof. */
export function useSettingChange<Input>(
  send: (admin: Orpc['admin'], input: Input) => Promise<unknown>,
  onDone: () => void,
) {
  const { admin } = useOrpc();
  const queryClient = useQueryClient();
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: Input) => send(admin, input),
    onSuccess: () => {
      toast({ tone: 'ok', title: t`The settings are saved.` });
      onDone();
    },
    onError: (problem) => {
      if (isOfProof(problem)) return;
      const text = i18n._(REFUSALS[codeOf(problem)] ?? msg`Please try again.`);
      toast({ tone: 'bad', title: t`Nothing was changed.`, text });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: admin.getSettings.key() }),
  });
  return {
    change: (input: Input) => !isPending && mutate(input),
    isPending,
    proofError: isOfProof(error) ? error : null,
  };
}
