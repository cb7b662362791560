import { type SyntheticEvent, useState } from 'react';
import { readFields } from './use-kept-fields.ts';

/** A form that takes one code: it sends what was typed, or reports that nothing was (`isMissing`). */
export function useCodeForm(send: (code: string) => void) {
  const [isMissing, setMissing] = useState(false);
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const { code } = readFields(event.currentTarget, ['code']);
    setMissing(code === '');
    if (code !== '') send(code);
  }
  return { submit, isMissing, clearError: () => setMissing(false) };
}
