import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/fields/text-field.tsx';

type EmailFieldProps = { defaultValue: string; error: string | undefined; autoComplete?: string };

export function EmailField({ autoComplete = 'email', ...rest }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`E-mail`}
      name="email"
      type="email"
      dir="ltr"
      autoComplete={autoComplete}
      inputMode="email"
      {...rest}
    />
  );
}
