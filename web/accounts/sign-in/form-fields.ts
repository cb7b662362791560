import { type FormEvent, useState } from 'react';
import type { AuthFields } from './field-errors.ts';

const NOTHING: AuthFields = { full_name: '', email: '', password: '', phone: '' };

/** The typed values, kept over all steps and methods, so that changing between them loses nothing. */
export function useTypedFields() {
  const [typed, setTyped] = useState(NOTHING);
  const keepTyped = (fields: Partial<AuthFields>) => setTyped((before) => ({ ...before, ...fields }));
  function keepInput({ target }: FormEvent): void {
    if (target instanceof HTMLInputElement && target.name in typed) keepTyped({ [target.name]: target.value });
  }
  return { typed, keepTyped, keepInput };
}

/** The values of a form's fields, also of those that were typed before hydration. */
export function readFields<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  const text = (name: Name) => {
    const value = data.get(name);
    return typeof value !== 'string' ? '' : name.endsWith('password') ? value : value.trim();
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}

/** Focuses the first field with an error. */
export function focusFirst(form: HTMLFormElement, errors: object): void {
  const [first] = Object.keys(errors);
  if (first !== undefined) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
}
