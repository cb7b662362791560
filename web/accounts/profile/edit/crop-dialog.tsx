import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { profileErrorText } from '../error-texts.ts';
import { useUpdateProfileCache } from '../use-update-profile-cache.ts';
import { cutSquare, type Square } from './cut-square.ts';

const ZOOM = { min: 1, max: 4, step: 0.25 };
const KEY_STEP_PX = 8;

type CropDialogProps = {
  /** An address of the picture in this browser. */
  source: string;
  onClose: () => void;
};

/** Cuts a square by hand (dragging, wheel, pinch, buttons or keys), sends it, and says what went wrong. */
export default function CropDialog({ source, onClose }: CropDialogProps) {
  const { i18n, t } = useLingui();
  const { accounts } = useOrpc();
  const updateCache = useUpdateProfileCache();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [square, setSquare] = useState<Square>();
  const send = useMutation({
    mutationFn: async (cut: Square) => accounts.putPhoto.call(await cutSquare(source, cut)),
    onSuccess: (profile) => {
      updateCache(profile);
      toast({ tone: 'ok', title: t`Your photo is saved` });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !send.isPending && onClose()}
      title={t`Place your photo`}
      description={
        <Trans>Drag the picture, or move it with the arrow keys. Others see what is inside the circle.</Trans>
      }
      actions={
        <>
          <Button
            pending={send.isPending}
            disabled={square === undefined}
            onClick={() => square && send.mutate(square)}
          >
            <Trans>Save photo</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose} disabled={send.isPending}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {send.error && <Notice tone="bad">{i18n._(profileErrorText(send.error))}</Notice>}
        <div dir="ltr" className="relative h-[min(20rem,45dvh)] overflow-hidden rounded-m bg-deep">
          <Cropper
            image={source}
            crop={place}
            zoom={zoom}
            aspect={1}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            cropShape="round"
            showGrid={false}
            keyboardStep={KEY_STEP_PX}
            cropperProps={{ role: 'group', 'aria-label': t`Your photo: the arrow keys move it` }}
            mediaProps={{ alt: '' }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setSquare(pixels)}
          />
        </div>
        <ZoomBar zoom={zoom} onChange={setZoom} />
      </div>
    </Dialog>
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
