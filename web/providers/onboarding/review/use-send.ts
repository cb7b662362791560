import { msg } from '@lingui/core/macro';
import { codeOf } from '../../../kit/error-code.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { usePressKey } from '../../../kit/presses/use-press-key.ts';
import { useCall } from '../../../ui/use-call.ts';
import type { Draft } from '../draft/draft.ts';

/** Sends the form as it is here: what is not saved yet is saved first. */
export function useSend(draft: Draft, readAgain: () => Promise<void>) {
  const { providers } = useOrpc();
  // The key is that of what is sent, which is known once everything is saved.
  const { keyFor, answered } = usePressKey();
  async function send() {
    await draft.flush();
    if (draft.state().save !== 'saved') throw new Error('not saved');
    const input = { version: draft.version() };
    return providers.sendApplication.call(input, { context: { idempotencyKey: keyFor(input) } });
  }
  return useCall(send, {
    refusals: {
      invalid_input: msg`Something is missing or has changed. Please go through the steps once more.`,
      state_changed: msg`Your application has changed on another device. You see it as it is now.`,
      no_answer: msg`It could not be sent. Please check your connection and try again; nothing you typed is lost.`,
    },
    // The button waits until the page shows what has become of it.
    onDone: async () => {
      answered();
      await readAgain();
    },
    onFailed: async (error) => {
      if (codeOf(error) === '') return;
      answered();
      await readAgain();
    },
  });
}
