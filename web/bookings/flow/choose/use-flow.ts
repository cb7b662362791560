import { useState } from 'react';
import { useSession } from '../../../kit/use-session.ts';
import { type Choices, noChoices, type Step } from '../choices.ts';
import { storeChoices, storedChoices } from '../flow-storage.ts';

/** The stored choices and the current step; each change is stored at once. */
export function useFlow(target: string, askedCard: string | null, hydrated: boolean) {
  const [state, setState] = useState<{ choices: Choices; step: Step | null }>(() =>
    hydrated ? storedChoices(target, askedCard) : { choices: noChoices(target, askedCard), step: null },
  );
  const session = useSession();
  function change(choices: Choices, step: Step) {
    const { signedIn, userId } = session();
    storeChoices(choices, step, signedIn() ? userId() : null);
    setState({ choices, step });
  }
  return { ...state, change };
}

export type FlowState = ReturnType<typeof useFlow>;
