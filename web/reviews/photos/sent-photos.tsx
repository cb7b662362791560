import type { ReviewPhoto } from '@hirfa/contract/reviews';
import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../ui/icon-button.tsx';
import { photoAddress } from '../../ui/photos/photo-query.ts';
import { SentPhoto } from '../../ui/photos/photo.tsx';

type SentPhotosProps = {
  photos: readonly ReviewPhoto[];
  /** With a button beside each. */
  removing?: { isPending: boolean; send: (photoId: string) => void };
};

/** Photos of a review for those who may see them before everybody does, and while it is hidden. */
export function SentPhotos({ photos, removing }: SentPhotosProps) {
  const { t } = useLingui();
  const count = photos.length;
  if (count === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map((photo, index) => {
        const label = t`Photo of the work, ${index + 1} of ${count}`;
        return (
          <li key={photo.id} className="relative">
            <SentPhoto address={photoAddress('review', photo.id)} size={null} label={label} />
            {removing && (
              <IconButton
                className="absolute end-0 top-0 hover:bg-transparent!"
                label={t`Remove: ${label}`}
                icon={
                  <span className="inline-flex size-7 items-center justify-center rounded-full bg-card text-ink-0 shadow-1">
                    <X aria-hidden className="size-4!" />
                  </span>
                }
                disabled={removing.isPending}
                onClick={() => removing.send(photo.id)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
