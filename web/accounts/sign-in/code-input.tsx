import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { controlStyle, Field } from '../../ui/fields/field.tsx';

type CodeInputProps = ComponentProps<'input'> & { label: string; error?: string | undefined };

/** A large field for one code; it takes the focus, because it is the only field of its step. */
export function CodeInput({ label, error, className, ...props }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...props}
          {...control}
          ref={input}
          name="code"
          type="text"
          dir="ltr"
          className={classNames(controlStyle, 'min-h-14 text-center font-semibold tabular-nums', className)}
        />
      )}
    </Field>
  );
}
