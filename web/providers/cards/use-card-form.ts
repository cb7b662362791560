import { type ApplicationCard, cardProblems, changedCardProblems, EMPTY_APPLICATION } from '@hirfa/domain/providers';
import { useEffect, useRef, useState } from 'react';
import type { FormContext } from '../onboarding/form-context.ts';
import { useShownProblems } from '../onboarding/use-shown-problems.ts';

/** The path of the card in the form of its fields, which are those of the application. */
export const PATH = 'cards.0';

/**
 * A card that is being typed, and the form for its fields. `check` shows what is wrong and says whether nothing is; of
 * a `stored` card only what changes has to follow the rules.
 */
export function useCardForm(initial: ApplicationCard, category: string, stored?: ApplicationCard) {
  const [card, setCard] = useState(initial);
  const problems = stored === undefined ? cardProblems(card) : changedCardProblems(stored, card);
  const found = problems.map(({ field, problem }) => ({
    step: 'work' as const,
    field: `${PATH}.${field}`,
    problem,
  }));
  const { shown, leave, tryStep } = useShownProblems(found);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  const context: FormContext = {
    form: { ...EMPTY_APPLICATION, primary_category: category, cards: [card] },
    change: ({ cards }) => cards?.[0] && setCard(cards[0]),
    shown,
  };
  return {
    card,
    setCard,
    edit: (fields: Partial<ApplicationCard>) => setCard((before) => ({ ...before, ...fields })),
    check(): boolean {
      tryStep('work');
      setTries(tries + 1);
      return found.length === 0;
    },
    context,
    formProps: { ref: form, onBlur: leave, noValidate: true },
  };
}
