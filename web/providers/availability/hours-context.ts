import type { Day } from '@hirfa/domain/market';
import { useLingui } from '@lingui/react/macro';
import { createContext, use } from 'react';
import type { FieldProblem, HoursForm } from './hours-form.ts';
import { hoursProblemText } from '../week/words.ts';

interface HoursContext {
  form: HoursForm;
  change: (parts: Partial<HoursForm>) => void;
  /** The problems that are shown: of fields that were left, and all once the person wanted to save. */
  shown: readonly FieldProblem[];
  today: Day;
}

const Context = createContext<HoursContext | null>(null);

export const HoursProvider = Context.Provider;

/** The form of the working hours. */
export function useHoursForm(): HoursContext & { errorOf: (field: string) => string | undefined } {
  const { i18n } = useLingui();
  const context = use(Context);
  if (context === null) throw new Error('a field of the working hours is outside of their form');
  return {
    ...context,
    errorOf(field) {
      const problem = context.shown.find((each) => each.field === field);
      return problem && i18n._(hoursProblemText(problem));
    },
  };
}
