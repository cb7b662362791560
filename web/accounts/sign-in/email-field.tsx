import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/text-field.tsx';

export function EmailField({ defaultValue, error }: { defaultValue: string; error: string | undefined }) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`E-mail`}
      name="email"
      type="email"
      dir="ltr"
      autoComplete="email"
      inputMode="email"
      defaultValue={defaultValue}
      error={error}
    />
  );
}
