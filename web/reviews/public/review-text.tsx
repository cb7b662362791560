import type { Review } from '@hirfa/contract/reviews';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { CHIP_WORDS } from './chip-words.ts';
import { ReviewPhotos } from './review-photos.tsx';
import { StarRow } from './stars.tsx';

type ReviewTextProps = {
  review: Review;
  /** In place of the photos as everybody sees them. */
  photos?: ReactNode;
  /** What the reader can do with it. */
  children?: ReactNode;
};

/** One published review with its photos and its reply. */
export function ReviewText({ review, photos, children }: ReviewTextProps) {
  const { i18n } = useLingui();
  const { author_name, stars, chips, text, published_at, reply } = review;
  return (
    <article className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s">
        <StarRow stars={stars} />
        <bdi className="font-semibold text-ink-0">
          {author_name === '' ? <Trans>Someone who has left</Trans> : author_name}
        </bdi>
        <span className="text-ink-2">
          <DateTime at={published_at} form="day" />
        </span>
      </p>
      {text !== '' && (
        <div className="w-fit max-w-2xl text-m text-ink-0">
          <OwnWords>{text}</OwnWords>
        </div>
      )}
      {chips.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {chips.map((chip) => (
            <Chip key={chip} tone="plain">
              {i18n._(CHIP_WORDS[chip])}
            </Chip>
          ))}
        </p>
      )}
      <div className="mt-1.5 empty:hidden">{photos ?? <ReviewPhotos photos={review.photos} />}</div>
      {reply && (
        <div className="mt-1 w-fit max-w-2xl border-s-2 border-field-line ps-3 text-s text-ink-1">
          <p className="font-semibold text-ink-0">
            <Trans>Reply of the provider</Trans>
          </p>
          <OwnWords>{reply.text}</OwnWords>
        </div>
      )}
      {children}
    </article>
  );
}
