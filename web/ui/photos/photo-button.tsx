import { useLingui } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { PhotoInput } from './photo-input.tsx';

type PhotoButtonProps = {
  /** Called with each press before the files are shown; with false they are not. */
  mayChoose?: () => boolean;
  onChoose: (file: File) => void;
};

/** Lets a person choose a photo, or take one. */
export function PhotoButton({ mayChoose, onChoose }: PhotoButtonProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={t`Send a photo`}
        icon={<ImagePlus aria-hidden />}
        onClick={() => (mayChoose?.() ?? true) && field.current?.click()}
      />
      <PhotoInput ref={field} onChoose={onChoose} />
    </>
  );
}
