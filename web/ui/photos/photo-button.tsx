import { useLingui } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import { IconButton } from '../icon-button.tsx';

type PhotoButtonProps = {
  /** Called with each press before the files are shown; with false they are not. */
  mayChoose?: () => boolean;
  onChoose: (file: File) => void;
};

/** Lets a person choose a photo, or take one. */
export function PhotoButton({ mayChoose, onChoose }: PhotoButtonProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  function choose(input: HTMLInputElement) {
    const file = input.files?.[0];
    // Otherwise choosing the same file again would send no event.
    input.value = '';
    if (file !== undefined) onChoose(file);
  }
  return (
    <>
      <IconButton
        label={t`Send a photo`}
        icon={<ImagePlus aria-hidden />}
        onClick={() => (mayChoose?.() ?? true) && field.current?.click()}
      />
      <input
        ref={field}
        type="file"
        accept="image/*"
        aria-label={t`Photo`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => choose(event.currentTarget)}
      />
    </>
  );
}
