import { useState } from 'react';
import { useSession } from '../../kit/use-session.ts';
import { formCopyOf, type KeptForm } from '../onboarding/draft/local-copy.ts';
import { isSameForm } from '../onboarding/draft/merge-forms.ts';
import { type Edited, withStored } from './edited-profile.ts';

/**
 * A form of what is stored. What is typed stays in this browser until it is saved, and joins what another device has
 * stored meanwhile.
 */
export function useStoredForm<Form extends object>(name: KeptForm, stored: Form) {
  const session = useSession();
  const [copy] = useState(() => formCopyOf<Form>(name, session().userId()));
  const [typed, setTyped] = useState<Edited<Form>>(() => copy.read() ?? { base: stored, form: stored });
  const { form } = withStored(typed, stored);

  function set(next: Edited<Form>) {
    setTyped(next);
    if (isSameForm(next.base, next.form)) copy.clear();
    else copy.write(next);
  }
  return {
    form,
    change: (fields: Partial<Form>) => set({ base: stored, form: { ...form, ...fields } }),
    /** These fields are stored now; what was typed meanwhile stays. */
    saved: (fields: Partial<Form>) => set({ base: { ...stored, ...fields }, form }),
    discard: () => set({ base: stored, form: stored }),
  };
}
