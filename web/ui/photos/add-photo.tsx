import { Trans } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { PhotoInput } from './photo-input.tsx';
import type { useAddPhoto } from './use-add-photo.ts';

type AddPhotoProps = {
  adding: Pick<
    ReturnType<typeof useAddPhoto>,
    'isUnusable' | 'isAdding' | 'isAdded' | 'refusal' | 'choose' | 'sendAgain'
  >;
  /** Whether there are as many as there may be: then only what became of the last one is shown. */
  isFull?: boolean;
};

/** Lets a person choose a photo, or take one, and says what becomes of it. */
export function AddPhoto({ adding, isFull = false }: AddPhotoProps) {
  const field = useRef<HTMLInputElement>(null);
  const { isUnusable, isAdding, isAdded, refusal, sendAgain } = adding;
  return (
    <>
      {isUnusable && (
        <Notice tone="bad">
          <Trans>This file can’t be sent as a photo. Please choose another one.</Trans>
        </Notice>
      )}
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {!isFull && (
        <div className="flex flex-wrap gap-3 *:max-sm:grow">
          {sendAgain && (
            <Button variant="secondary" onClick={sendAgain}>
              <Trans>Try Again</Trans>
            </Button>
          )}
          <Button variant="secondary" pending={isAdding} onClick={() => field.current?.click()}>
            <ImagePlus aria-hidden className="size-5" />
            <Trans>Add a photo</Trans>
          </Button>
          <PhotoInput ref={field} onChoose={(file) => void adding.choose(file)} />
        </div>
      )}
      <output className="sr-only">
        {isAdding && <Trans>The photo is being added…</Trans>}
        {isAdded && <Trans>The photo is added.</Trans>}
      </output>
    </>
  );
}
