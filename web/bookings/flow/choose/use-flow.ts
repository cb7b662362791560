import { useState } from 'react';
import { useSession } from '../../../kit/use-session.ts';
import { type Choices, noChoices, type Step } from '../choices.ts';
import { storeChoices, storedChoices } from '../flow-storage.ts';

/** The steps as entries of the browser's history, so that its Back and Forward go from step to step. */
export interface StepHistory {
  /** The step of the present entry; null before it has one. */
  at: Step | null;
  /** Adds an entry; `replace`: says which step the present one is. */
  go: (step: Step, how: 'add' | 'replace') => void;
}

/** What an address names. */
export interface Asked {
  /** A service's slug or a provider's id. */
  target: string;
  card: string | null;
  /** The offers that are booked with this one. */
  also: readonly string[];
}

/** The stored choices and the current step; each change is stored at once. */
export function useFlow(
  { target, card: askedCard, also: askedAlso, history }: Asked & { history: StepHistory },
  hydrated: boolean,
) {
  const [state, setState] = useState<{ choices: Choices; step: Step | null }>(() =>
    hydrated
      ? storedChoices(target, askedCard, askedAlso)
      : { choices: noChoices(target, askedCard, askedAlso), step: null },
  );
  const session = useSession();
  function keep(choices: Choices, step: Step) {
    const { signedIn, userId } = session();
    storeChoices(choices, step, signedIn() ? userId() : null);
    setState({ choices, step });
  }
  return {
    choices: state.choices,
    // The server does not know the history.
    step: (hydrated ? history.at : null) ?? state.step,
    hasEntry: history.at !== null,
    /** Changes an answer of the shown step. */
    keep,
    /** Goes to another step. */
    goTo(choices: Choices, step: Step) {
      keep(choices, step);
      history.go(step, 'add');
    },
    nameEntry: (step: Step) => history.go(step, 'replace'),
  };
}

export type FlowState = ReturnType<typeof useFlow>;
