import { PASSWORD_LENGTH } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

type NewPasswordFieldProps = {
  label: string;
  name?: string;
  defaultValue?: string;
  error?: string | undefined;
};

/** A field for a new password; its strength is shown below while the person types. */
export function NewPasswordField({ name = 'password', defaultValue = '', ...field }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState(() => passwordStrength(defaultValue));
  const input = useRef<HTMLInputElement>(null);
  // Text that was typed or filled in before hydration sent no event.
  useEffect(() => {
    if (input.current !== null) setStrength(passwordStrength(input.current.value));
  }, []);
  return (
    <PasswordField
      {...field}
      ref={input}
      name={name}
      autoComplete="new-password"
      defaultValue={defaultValue}
      onInput={(event) => setStrength(passwordStrength(event.currentTarget.value))}
      hint={<Strength strength={strength} />}
    />
  );
}

const STEPS: Record<PasswordStrength, { filled: number; colour: string }> = {
  too_short: { filled: 0, colour: '' },
  weak: { filled: 1, colour: 'bg-bad' },
  fair: { filled: 2, colour: 'bg-warn' },
  strong: { filled: 3, colour: 'bg-ok' },
};

function Strength({ strength }: { strength: PasswordStrength }) {
  const { t } = useLingui();
  const { filled, colour } = STEPS[strength];
  const words: Record<PasswordStrength, string> = {
    too_short: t`At least ${PASSWORD_LENGTH.min} characters.`,
    weak: t`Easy to guess. Longer is better.`,
    fair: t`Good. Longer is better still.`,
    strong: t`Hard to guess.`,
  };
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden className="flex w-20 shrink-0 gap-1">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={`h-1.5 grow rounded-full transition-colors ${step <= filled ? colour : 'bg-sand-2'}`}
          />
        ))}
      </span>
      <output className="min-w-0">
        <span className="sr-only">
          <Trans>Strength:</Trans>{' '}
        </span>
        {words[strength]}
      </output>
    </span>
  );
}
