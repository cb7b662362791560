import type { Me } from '@hirfa/contract/accounts';
import { displayName, PHOTO } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { useUpdateProfileCache } from '../use-update-profile-cache.ts';

const loadDialog = () => import('./crop-dialog.tsx');
const CropDialog = lazy(loadDialog);

/** The person's photo: chosen from the device and cropped, or removed. */
export function PhotoEditor({ me }: { me: Me }) {
  const picture = useChosenPicture();
  const [isUnreadable, setUnreadable] = useState(false);
  async function choose(file: File | undefined) {
    setUnreadable(false);
    if (file === undefined) return;
    if (await canBeShown(file)) picture.choose(file);
    else setUnreadable(true);
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={displayName(me.full_name)} photo={me.avatar_url} size="xl" />
        <div className="flex min-w-0 grow basis-56 flex-col gap-3">
          <div className="flex flex-wrap gap-2">
            <ChooseButton hasPhoto={me.avatar_url !== ''} onChoose={(file) => void choose(file)} />
            {me.avatar_url !== '' && <RemoveButton />}
          </div>
          <p className="text-xs text-ink-2">
            <Trans>JPEG, PNG or WebP. Nothing but the picture is kept: no place, no camera.</Trans>
          </p>
        </div>
      </div>
      {isUnreadable && (
        <Notice tone="bad">
          <Trans>This file can’t be used as a photo. Please choose a JPEG, PNG or WebP picture.</Trans>
        </Notice>
      )}
      <Suspense>
        {picture.source !== undefined && (
          <CropDialog source={picture.source} onClose={() => picture.choose(undefined)} />
        )}
      </Suspense>
    </div>
  );
}

/** A button that opens the file picker of the device. */
function ChooseButton({ hasPhoto, onChoose }: { hasPhoto: boolean; onChoose: (file: File | undefined) => void }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  function choose(input: HTMLInputElement) {
    onChoose(input.files?.[0]);
    // Otherwise choosing the same file again would send no event.
    input.value = '';
  }
  return (
    <>
      <Button variant="secondary" onClick={() => field.current?.click()} onPointerEnter={() => void loadDialog()}>
        <Camera aria-hidden />
        {hasPhoto ? <Trans>Change photo</Trans> : <Trans>Choose a photo</Trans>}
      </Button>
      <input
        ref={field}
        type="file"
        accept={PHOTO.types.join(',')}
        aria-label={t`Photo`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => choose(event.currentTarget)}
      />
    </>
  );
}

function RemoveButton() {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const updateCache = useUpdateProfileCache();
  const remove = useCall(accounts.removePhoto.call, {
    done: t`Your photo is removed`,
    failed: true,
    onDone: updateCache,
  });
  return (
    <Button variant="quiet" pending={remove.isPending} onClick={() => remove.send({})}>
      <Trans>Remove photo</Trans>
    </Button>
  );
}

/** Whether this browser can decode a file as a picture. */
async function canBeShown(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** The chosen file as an object URL, which is revoked when another file is chosen or the page is left. */
function useChosenPicture() {
  const [source, setSource] = useState<string>();
  useEffect(() => () => void (source !== undefined && URL.revokeObjectURL(source)), [source]);
  return { source, choose: (file: File | undefined) => setSource(file && URL.createObjectURL(file)) };
}
