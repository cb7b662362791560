import type { HiddenReview } from '@hirfa/contract/reviews';
import { Trans } from '@lingui/react/macro';
import { OwnWords } from '../../ui/own-words.tsx';
import { StarRow } from '../public/stars.tsx';

type Shown = Pick<HiddenReview, 'subject' | 'stars' | 'text' | 'reply'>;

/** What an admin reads of a review. */
export function ReviewOf({ item: { subject, stars, text, reply } }: { item: Shown }) {
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
      {reply !== null && (
        <div className="border-s-2 border-field-line ps-3">
          <OwnWords>{reply}</OwnWords>
        </div>
      )}
    </div>
  );
}
