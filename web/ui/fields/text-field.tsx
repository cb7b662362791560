import type { ComponentPropsWithRef } from 'react';
import { controlStyle, Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'>;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input type="text" {...input} {...control} className={controlStyle} />}
    </Field>
  );
}
