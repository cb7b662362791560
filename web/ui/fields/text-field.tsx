import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlStyle, Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> & {
    /** A button at the end of the field. */
    beside?: ReactNode;
  };

export function TextField({ label, hint, error, beside, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} beside={beside}>
      {(control) => <input type="text" {...input} {...control} className={controlStyle} />}
    </Field>
  );
}
