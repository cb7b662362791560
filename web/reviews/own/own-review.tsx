import type { BookingReviews } from '@hirfa/contract/reviews';
import type { Stars } from '@hirfa/domain/reviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { CHIP_WORDS } from '../public/chip-words.ts';
import { ReviewText } from '../public/review-text.tsx';
import { SentPhotos } from '../photos/sent-photos.tsx';
import { StarRow } from '../public/stars.tsx';
import { bookingReviewsQuery } from '../queries.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReviewForm } from './review-form.tsx';

type OwnReviewProps = {
  bookingId: string;
  /** The display name of the other side. */
  name: string;
  stars?: Stars | undefined;
  /** Whether the page was opened to write: it is scrolled here. */
  isAsked?: boolean;
};

/** The reviews of a settled booking for one of its people: their own, and that of the other once it is published. */
export function OwnReview({ bookingId, name, stars, isAsked = false }: OwnReviewProps) {
  const { data: reviews } = useQuery(bookingReviewsQuery(useOrpc(), bookingId));
  const place = useRef<HTMLElement>(null);
  const isShown = reviews !== undefined && (reviews.can_write || reviews.own !== null || reviews.other !== null);
  useEffect(() => {
    if (isAsked && isShown) place.current?.scrollIntoView({ block: 'start' });
  }, [isAsked, isShown]);
  if (!isShown) return null;
  const other = <bdi>{name}</bdi>;
  return (
    <section
      ref={place}
      aria-labelledby="review-heading"
      className="scroll-mt-4 rounded-m border border-sand-2 bg-card p-5 sm:p-6"
    >
      <h2 id="review-heading" className="section-text mb-4">
        {reviews.own === null && reviews.can_write ? (
          <Trans>How was {other}?</Trans>
        ) : (
          <Trans>Your review of {other}</Trans>
        )}
      </h2>
      <Own reviews={reviews} bookingId={bookingId} stars={stars} other={other} />
      {reviews.other && (
        <div className="mt-6 border-t border-sand-2 pt-5">
          <h3 className="card-text mb-3">
            <Trans>What {other} wrote</Trans>
          </h3>
          <ReviewText review={reviews.other} photos={<SentPhotos photos={reviews.other.photos} />}>
            {reviews.part === 'provider' && reviews.other.reply === null && (
              <ReplyForm bookingId={bookingId} reviewId={reviews.other.id} />
            )}
          </ReviewText>
        </div>
      )}
    </section>
  );
}

type OwnProps = { reviews: BookingReviews; bookingId: string; stars: Stars | undefined; other: ReactNode };

function Own({ reviews, bookingId, stars, other }: OwnProps) {
  const [isEdited, setEdited] = useState(false);
  const { own, can_write } = reviews;
  if (can_write && (own === null || isEdited))
    return (
      <>
        <p className="mb-5 max-w-xl text-s text-ink-1">
          <WhatHappens reviews={reviews} other={other} />
        </p>
        <ReviewForm bookingId={bookingId} reviews={reviews} stars={stars} onDone={() => setEdited(false)} />
      </>
    );
  if (own === null)
    return (
      <p className="text-s text-ink-1">
        <Trans>You did not write a review.</Trans>
      </p>
    );
  return (
    <div className="flex flex-col items-start gap-3">
      <Written own={own} />
      <SentPhotos photos={reviews.photos} />
      <p aria-live="polite" className="max-w-xl text-s text-ink-1">
        {own.state === 'hidden' && <Trans>Our team has hidden it, because it breaks a rule.</Trans>}
        {own.state === 'published' && reviews.part === 'customer' && <Trans>Everybody can read it.</Trans>}
        {own.state === 'published' && reviews.part === 'provider' && (
          <Trans>Providers whom this customer asks can read it.</Trans>
        )}
        {own.state === 'waiting' && <WhatHappens reviews={reviews} other={other} />}
      </p>
      {can_write && (
        <Button variant="secondary" onClick={() => setEdited(true)}>
          <Trans>Change the review</Trans>
        </Button>
      )}
    </div>
  );
}

/** When it is published, and until then can be changed. */
function WhatHappens({ reviews: { writable_until }, other }: Pick<OwnProps, 'reviews' | 'other'>) {
  if (writable_until === null) return null;
  const until = <DateTime at={writable_until} form="day" />;
  return (
    <Trans>
      Neither of you sees what the other writes: both reviews appear once {other} has written, too, or on {until}. You
      can change yours until then.
    </Trans>
  );
}

function Written({ own: { stars, chips, text } }: { own: NonNullable<BookingReviews['own']> }) {
  const { i18n } = useLingui();
  return (
    <>
      <StarRow stars={stars} />
      {text !== '' && <OwnWords>{text}</OwnWords>}
      {chips.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {chips.map((chip) => (
            <Chip key={chip} tone="plain">
              {i18n._(CHIP_WORDS[chip])}
            </Chip>
          ))}
        </p>
      )}
    </>
  );
}
