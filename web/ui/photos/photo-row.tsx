import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { IconButton } from '../icon-button.tsx';
import { SentPhoto } from './photo.tsx';
import { photoAddress } from './photo-query.ts';

type PhotoRowProps = {
  of: 'review' | 'problem' | 'receipt';
  photos: readonly { id: string }[];
  /** What each shows, with its number. */
  labels: readonly string[];
  /** With a button beside each. */
  removing?: { isPending: boolean; send: (photoId: string) => void } | undefined;
};

/** Private photos beside each other; a press enlarges one. */
export function PhotoRow({ of, photos, labels, removing }: PhotoRowProps) {
  const { t } = useLingui();
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id }, index) => {
        const label = labels[index] ?? '';
        return (
          <li key={id} className="relative">
            <SentPhoto address={photoAddress(of, id)} size={null} label={label} />
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
                onClick={() => removing.send(id)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
