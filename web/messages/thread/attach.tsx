import type { DraftContent } from '@hirfa/contract/chat-queue';
import type { Chat } from '@hirfa/contract/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { PhotoButton } from '../../ui/photos/photo-button.tsx';
import { shrinkPhoto } from '../../ui/photos/shrink-photo.ts';
import { SharePlace } from './share-place.tsx';

type AttachProps = {
  chat: Chat;
  /** What is said below the field; null: nothing. */
  onNote: (note: ReactNode) => void;
  onSend: (content: DraftContent) => void;
};

/** Buttons for a photo and for a place. Both wait for the acceptance, as contacts do. */
export function Attach({ chat, onNote, onSend }: AttachProps) {
  const { t } = useLingui();
  const [isSharing, setSharing] = useState(false);
  const isEarly = chat.status === 'awaiting_acceptance';
  function mayAttach() {
    onNote(isEarly ? <Later part={chat.part} /> : null);
    return !isEarly;
  }
  async function choose(file: File) {
    onNote(<Trans>Preparing the photo …</Trans>);
    const photo = await shrinkPhoto(file);
    onNote(photo === null ? <Trans>This file can’t be sent as a photo. Please choose another one.</Trans> : null);
    if (photo !== null) onSend({ kind: 'photo', ...photo });
  }
  return (
    <>
      <PhotoButton mayChoose={mayAttach} onChoose={(file) => void choose(file)} />
      <IconButton
        label={t`Share a place`}
        icon={<MapPin aria-hidden />}
        onClick={() => mayAttach() && setSharing(true)}
      />
      {isSharing && (
        <SharePlace
          onClose={() => setSharing(false)}
          onShare={(place) => {
            setSharing(false);
            onSend({ kind: 'place', place });
          }}
        />
      )}
    </>
  );
}

function Later({ part }: Pick<Chat, 'part'>) {
  return part === 'provider' ? (
    <Trans>You can send photos and places once you accept the request.</Trans>
  ) : (
    <Trans>You can send photos and places once the request is accepted.</Trans>
  );
}
