import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/fields/text-field.tsx';

/** The name of a person who signs up. */
export function FullNameField({ defaultValue, error }: { defaultValue: string; error: string | undefined }) {
  const { t } = useLingui();
  return (
    <TextField label={t`Full name`} name="full_name" autoComplete="name" defaultValue={defaultValue} error={error} />
  );
}
