import { type FocusEvent, useState } from 'react';

/** The path of the field that an element is in. */
const fieldOf = (element: Element | null) => element?.closest('[data-field]')?.getAttribute('data-field') ?? null;

/**
 * Which problems are shown: of a field that was filled in and left, and all of a step that the person wanted to finish.
 * An empty field that is only passed is not marked. The texts of a list are those of its field.
 */
export function useShownProblems<Found extends { step: string; field: string; problem: string }>(
  problems: readonly Found[],
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const isShown = ({ step, field, problem }: Found) =>
    tried.has(step) || (problem !== 'required' && (left.has(field) || left.has(field.replace(/\.\d+$/, ''))));
  return {
    shown: problems.filter(isShown),
    leave(event: FocusEvent): void {
      const field = fieldOf(event.target);
      if (field !== null && fieldOf(event.relatedTarget) !== field) setLeft(new Set([...left, field]));
    },
    tryStep: (step: Found['step']) => setTried(new Set([...tried, step])),
  };
}
