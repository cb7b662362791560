import type { HiddenReview } from '@hirfa/contract/reviews';
import { Trans } from '@lingui/react/macro';
import { OwnWords } from '../../ui/own-words.tsx';
import { SentPhotos } from '../photos/sent-photos.tsx';
import { StarRow } from '../public/stars.tsx';

type Shown = Pick<HiddenReview, 'subject' | 'stars' | 'text' | 'photos' | 'reply'>;

/** What an admin reads of a review. */
export function ReviewOf({ item: { subject, stars, text, photos, reply } }: { item: Shown }) {
  return (
    <div className="flex flex-col gap-2 text-s">
      <p className="text-ink-1">
        {subject === 'provider' ? (
          <Trans>A customer about the provider</Trans>
        ) : (
          <Trans>The provider about a customer</Trans>
        )}
      </p>
      <StarRow stars={stars} />
      {text === '' ? (
        <p className="text-ink-2">
          <Trans>Stars without words</Trans>
        </p>
      ) : (
        <OwnWords>{text}</OwnWords>
      )}
      <SentPhotos photos={photos} />
      {reply !== null && (
        <div className="border-s-2 border-field-line ps-3">
          <OwnWords>{reply}</OwnWords>
        </div>
      )}
    </div>
  );
}
