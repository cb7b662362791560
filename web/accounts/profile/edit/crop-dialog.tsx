import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { useUpdateProfileCache } from '../use-update-profile-cache.ts';
import { cutSquare, type Square } from './cut-square.ts';

const ZOOM = { min: 1, max: 4, step: 0.25 };
const KEY_STEP_PX = 8;

type CropDialogProps = {
  /** An address of the picture in this browser. */
  source: string;
  onClose: () => void;
};

/** Crops a picture to a square by hand (dragging, wheel, pinch, buttons or keys) and saves it as the photo. */
export default function CropDialog({ source, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const [square, setSquare] = useState<Square>();
  const save = useSavePhoto(source, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={t`Place your photo`}
      description={
        <Trans>Drag the picture, or move it with the arrow keys. Others see what is inside the circle.</Trans>
      }
      actions={
        <>
          <Button pending={save.isPending} disabled={square === undefined} onClick={() => square && save.send(square)}>
            <Trans>Save photo</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose} disabled={save.isPending}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {save.refusal && <Notice tone="bad">{save.refusal}</Notice>}
        <CropArea source={source} onChange={setSquare} />
      </div>
    </Dialog>
  );
}

function useSavePhoto(source: string, onSaved: () => void) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const updateCache = useUpdateProfileCache();
  return useCall(async (square: Square) => accounts.putPhoto.call(await cutSquare(source, square)), {
    done: t`Your photo is saved`,
    refusals: { service_unavailable: msg`Many pictures are arriving at the moment. Please try again shortly.` },
    onDone: (profile) => {
      updateCache(profile);
      onSaved();
    },
  });
}

function CropArea({ source, onChange }: { source: string; onChange: (square: Square) => void }) {
  const { t } = useLingui();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  return (
    <>
      <div dir="ltr" className="relative h-[min(20rem,45dvh)] overflow-hidden rounded-m bg-deep">
        <Cropper
          image={source}
          crop={position}
          zoom={zoom}
          aspect={1}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          cropShape="round"
          showGrid={false}
          keyboardStep={KEY_STEP_PX}
          cropperProps={{ role: 'group', 'aria-label': t`Your photo: the arrow keys move it` }}
          mediaProps={{ alt: '' }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onChange(pixels)}
        />
      </div>
      <ZoomBar zoom={zoom} onChange={setZoom} />
    </>
  );
}

function ZoomBar({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  const { t } = useLingui();
  const by = (step: number) => onChange(Math.min(ZOOM.max, Math.max(ZOOM.min, zoom + step)));
  return (
    <div className="flex items-center gap-2">
      <IconButton label={t`Zoom out`} icon={<Minus aria-hidden />} onClick={() => by(-ZOOM.step)} />
      <input
        type="range"
        aria-label={t`Zoom`}
        min={ZOOM.min}
        max={ZOOM.max}
        step={0.05}
        value={zoom}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 grow accent-clay"
      />
      <IconButton label={t`Zoom in`} icon={<Plus aria-hidden />} onClick={() => by(ZOOM.step)} />
    </div>
  );
}
