import { useState } from 'react';
import { type Choices, noChoices, type Step } from '../choices.ts';
import { storeChoices, storedChoices } from '../flow-storage.ts';

/** The stored choices and the current step; each change is stored at once. */
export function useFlow(target: string, askedCard: string | null, hydrated: boolean) {
  const [state, setState] = useState<{ choices: Choices; step: Step | null }>(() =>
    hydrated ? storedChoices(target, askedCard) : { choices: noChoices(target, askedCard), step: null },
  );
  function change(choices: Choices, step: Step) {
    storeChoices(choices, step);
    setState({ choices, step });
  }
  return { ...state, change };
}

export type FlowState = ReturnType<typeof useFlow>;
