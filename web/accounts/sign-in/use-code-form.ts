import { type SyntheticEvent, useState } from 'react';
import { readFields } from './form-fields.ts';

/** The state of a form with one code: sends the code, or sets `isMissing` where the field is empty. */
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
