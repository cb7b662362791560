import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';

type PhotoInputProps = { ref: Ref<HTMLInputElement>; onChoose: (file: File) => void };

/** The field by which a person chooses a photo, or takes one. It is not seen: a button presses it. */
export function PhotoInput({ ref, onChoose }: PhotoInputProps) {
  const { t } = useLingui();
  function choose(input: HTMLInputElement) {
    const file = input.files?.[0];
    // Otherwise choosing the same file again would send no event.
    input.value = '';
    if (file !== undefined) onChoose(file);
  }
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      aria-label={t`Photo`}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => choose(event.currentTarget)}
    />
  );
}
