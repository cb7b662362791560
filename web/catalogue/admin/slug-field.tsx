import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/fields/text-field.tsx';
import { isSlug } from './drafts.ts';

type SlugFieldProps = {
  value: string;
  onChange: (slug: string) => void;
  /** Whether pages have it in their address, so that a former one leads to it. */
  isInAddress: boolean;
  isChecked: boolean;
};

/** The short name in addresses. */
export function SlugField({ value, onChange, isInAddress, isChecked }: SlugFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Short name in addresses`}
      hint={isInAddress ? <Trans>Links with a former short name go on working.</Trans> : undefined}
      dir="ltr"
      lang="en"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={80}
      value={value}
      onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      error={isChecked && !isSlug(value) ? t`Only small Latin letters, digits and hyphens between them.` : undefined}
    />
  );
}
