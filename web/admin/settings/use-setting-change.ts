import { useLingui } from '@lingui/react/macro';
import { codeOf } from '../../kit/error-code.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useCall } from '../../ui/use-call.ts';
import { OF_PROOF } from '../../ui/admin/refusals.ts';
import { REFUSALS } from './setting-words.ts';

/** Changes a setting and reads them again; `proofError` is for the form of the proof. */
export function useSettingChange<Input>(
  send: (admin: Orpc['admin'], input: Input) => Promise<unknown>,
  onDone: () => void,
) {
  const { admin } = useOrpc();
  const { t } = useLingui();
  const isOfProof = (error: Error | null) => OF_PROOF.includes(codeOf(error));
  const call = useCall((input: Input) => send(admin, input), {
    done: t`The settings are saved.`,
    failed: (error) => (isOfProof(error) ? null : t`Nothing was changed.`),
    refusals: REFUSALS,
    onDone,
    readAgain: [admin.getSettings.key()],
  });
  return {
    change: (input: Input) => !call.isPending && call.send(input),
    isPending: call.isPending,
    proofError: isOfProof(call.error) ? call.error : null,
  };
}
