import type { DraftContent } from '@hirfa/contract/chat-queue';
import type { Chat } from '@hirfa/contract/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { shrinkPhoto } from '../photos/shrink-photo.ts';
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
  const field = useRef<HTMLInputElement>(null);
  const [isSharing, setSharing] = useState(false);
  function press(begin: () => void) {
    onNote(chat.status === 'awaiting_acceptance' ? <Later part={chat.part} /> : null);
    if (chat.status !== 'awaiting_acceptance') begin();
  }
  async function choose(input: HTMLInputElement) {
    const file = input.files?.[0];
    // Otherwise choosing the same file again would send no event.
    input.value = '';
    if (file === undefined) return;
    onNote(<Trans>Preparing the photo …</Trans>);
    const photo = await shrinkPhoto(file);
    onNote(photo === null ? <Trans>This file can’t be sent as a photo. Please choose another one.</Trans> : null);
    if (photo !== null) onSend({ kind: 'photo', ...photo });
  }
  return (
    <>
      <IconButton
        label={t`Send a photo`}
        icon={<ImagePlus aria-hidden />}
        onClick={() => press(() => field.current?.click())}
      />
      <input
        ref={field}
        type="file"
        accept="image/*"
        aria-label={t`Photo`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void choose(event.currentTarget)}
      />
      <IconButton
        label={t`Share a place`}
        icon={<MapPin aria-hidden />}
        onClick={() => press(() => setSharing(true))}
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
