import { type ApplicationForm, contactAt, type FieldOfApplication } from '@hirfa/domain/providers';
import { useLingui } from '@lingui/react/macro';
import { createContext, use } from 'react';
import { problemText } from './problem-text.ts';

export interface FormContext {
  form: ApplicationForm;
  change: (fields: Partial<ApplicationForm>) => void;
  /** The problems that are shown: of fields that were left, and of steps that the person wanted to finish. */
  shown: readonly FieldOfApplication[];
}

const Context = createContext<FormContext | null>(null);

export const FormProvider = Context.Provider;

/** The form of the steps. */
export function useForm(): FormContext & { errorOf: (field: string) => string | undefined } {
  const { i18n } = useLingui();
  const context = use(Context);
  if (context === null) throw new Error('a field of the application is outside of its form');
  return {
    ...context,
    errorOf(field) {
      const problem = context.shown.find((each) => each.field === field);
      return problem && i18n._(problemText(problem, contactAt(context.form, field)));
    },
  };
}
