import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'>;

/** Grows with its text where the browser can; each line has the direction of its own language. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          rows={4}
          {...input}
          {...control}
          className={classNames(controlStyle, 'field-sizing-content min-h-28 text-start [unicode-bidi:plaintext]')}
        />
      )}
    </Field>
  );
}
