import type { HiddenReview } from '@hirfa/contract/reviews';
import { Trans } from '@lingui/react/macro';
import { OwnWords } from '../../ui/own-words.tsx';
import { SentPhotos } from '../photos/sent-photos.tsx';
import { StarRow } from '../public/stars.tsx';

type Shown = Pick<HiddenReview, 'subject' | 'stars' | 'text' | 'photos' | 'reply'>;

/**
 * What an admin reads of a review. What people wrote stands in a place of its own, as wide as their words: in whichever
 * language, it begins at the edge of that place.
 */
export function ReviewOf({ item: { subject, stars, text, photos, reply } }: { item: Shown }) {
  return (
    <div className="flex flex-col gap-2.5 text-s">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-1">
        <StarRow stars={stars} />
        {subject === 'provider' ? (
          <Trans>A customer about the provider</Trans>
        ) : (
          <Trans>The provider about a customer</Trans>
        )}
      </p>
      {text === '' ? (
        <p className="text-ink-2">
          <Trans>Stars without words</Trans>
        </p>
      ) : (
        <blockquote className="w-fit max-w-2xl rounded-m bg-sand-1 px-4 py-3 text-ink-0">
          <OwnWords>{text}</OwnWords>
        </blockquote>
      )}
      <SentPhotos photos={photos} />
      {reply !== null && (
        <div className="ms-4 flex flex-col gap-1.5 sm:ms-6">
          <p className="text-xs text-ink-2">
            <Trans>Reply of the provider</Trans>
          </p>
          <blockquote className="w-fit max-w-2xl rounded-m border border-sand-2 px-4 py-3 text-ink-1">
            <OwnWords>{reply}</OwnWords>
          </blockquote>
        </div>
      )}
    </div>
  );
}
