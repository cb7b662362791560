import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import FileUp from 'lucide-react/icons/file-up';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf';

type ChooseFileProps = { name: string; isReplacing: boolean; onChoose: (file: File) => void };

/** Opens the camera (on phones and tablets), or the files of the device. */
export function ChooseFile({ name, isReplacing, onChoose }: ChooseFileProps) {
  const { t } = useLingui();
  return (
    <>
      <span className="hidden pointer-coarse:contents">
        <FileButton label={t`Take a photo: ${name}`} accept="image/*" capture onChoose={onChoose}>
          <Camera aria-hidden />
          <Trans>Take a photo</Trans>
        </FileButton>
      </span>
      <FileButton
        label={isReplacing ? t`Replace: ${name}` : t`Choose a file: ${name}`}
        accept={TYPES}
        onChoose={onChoose}
      >
        <FileUp aria-hidden />
        {isReplacing ? <Trans>Replace</Trans> : <Trans>Choose a file</Trans>}
      </FileButton>
    </>
  );
}

type FileButtonProps = {
  label: string;
  accept: string;
  /** Opens the camera on the back of a phone at once. */
  capture?: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
};

function FileButton({ label, accept, capture = false, onChoose, children }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  function choose(input: HTMLInputElement) {
    const file = input.files?.[0];
    // Otherwise choosing the same file again would send no event.
    input.value = '';
    if (file !== undefined) onChoose(file);
  }
  return (
    <>
      <Button variant="secondary" aria-label={label} onClick={() => field.current?.click()}>
        {children}
      </Button>
      <input
        ref={field}
        type="file"
        accept={accept}
        {...(capture && { capture: 'environment' as const })}
        hidden
        onChange={(event) => choose(event.currentTarget)}
      />
    </>
  );
}
