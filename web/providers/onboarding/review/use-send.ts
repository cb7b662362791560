import { useMutation } from '@tanstack/react-query';
import { codeOf } from '../../../kit/error-code.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { usePressKey } from '../../../kit/use-press-key.ts';
import type { Draft } from '../draft/draft.ts';

/** Sends the form as it is here: what is not saved yet is saved first. */
export function useSend(draft: Draft, readAgain: () => Promise<void>) {
  const { providers } = useOrpc();
  const { keyFor, answered } = usePressKey();
  return useMutation({
    mutationFn: async () => {
      await draft.flush();
      if (draft.state().save !== 'saved') throw new Error('not saved');
      const input = { version: draft.version() };
      return providers.sendApplication.call(input, { context: { idempotencyKey: keyFor(input) } });
    },
    // The button waits until the page shows what has become of it.
    async onSuccess() {
      answered();
      await readAgain();
    },
    async onError(error) {
      if (codeOf(error) === '') return;
      answered();
      await readAgain();
    },
  });
}
