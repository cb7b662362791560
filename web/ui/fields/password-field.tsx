import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { IconButton } from '../icon-button.tsx';

type PasswordFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password';
  };

/** A password field with a button that shows the password; left to right in both languages. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(
              controlStyle,
              'pe-12 [&[type=password]]:font-[system-ui] rtl:ps-12 rtl:pe-3.5 rtl:text-end',
            )}
          />
          <IconButton
            label={shown ? t`Hide password` : t`Show password`}
            icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            onClick={() => setShown(!shown)}
            className="absolute end-0.5 top-0"
          />
        </span>
      )}
    </Field>
  );
}
