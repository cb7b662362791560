import type { BookingReviews } from '@hirfa/contract/reviews';
import { type Chip, REVIEW, type Stars, STARS } from '@hirfa/domain/reviews';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { focusProblem } from '../../ui/fields/focus-problem.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useCall } from '../../ui/use-call.ts';
import { bookingReviewsQuery } from '../queries.ts';
import { ChipField } from './chip-field.tsx';
import { contactProblem } from './contact-problem.ts';
import { PhotoField } from './photo-field.tsx';
import { StarField } from './star-field.tsx';
import { useReviewPhotos } from './use-review-photos.ts';

type ReviewFormProps = {
  bookingId: string;
  reviews: BookingReviews;
  /** The stars that are pressed already, as a link of a mail says. */
  stars?: Stars | undefined;
  onDone: () => void;
};

const starsOf = (stars: number | undefined) => STARS.find((each) => each === stars) ?? null;

/** Stars, what went well and words about the other side of a booking. */
export function ReviewForm({ bookingId, reviews, stars: pressed, onDone }: ReviewFormProps) {
  const { t, i18n } = useLingui();
  const { own, chips: offered, part } = reviews;
  const form = useRef<HTMLFormElement>(null);
  const [stars, setStars] = useState<Stars | null>(starsOf(own?.stars ?? pressed));
  const [chips, setChips] = useState<Chip[]>(own?.chips ?? []);
  const [text, setText] = useState(own?.text ?? '');
  const [isChecked, setChecked] = useState(false);
  const save = useSave(bookingId, onDone);
  const photos = useReviewPhotos(bookingId);
  const problem = contactProblem(text);
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (photos.adding.isAdding) return;
    if (stars === null || problem) return focusProblem(form.current);
    save.send({ id: bookingId, stars, chips, text: text.trim() });
  }
  const left = i18n.number(REVIEW.textMax - text.length);
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-5">
      {save.refusal && <Notice tone="bad">{save.refusal}</Notice>}
      <StarField
        label={t`How many stars?`}
        value={stars}
        error={isChecked && stars === null ? t`Please choose the stars.` : undefined}
        onChange={setStars}
      />
      <ChipField label={t`What went well?`} offered={offered} chosen={chips} onChange={setChips} />
      <div data-field>
        <TextArea
          label={part === 'customer' ? t`In your words (optional)` : t`For other providers (optional)`}
          hint={<Trans>{left} characters left</Trans>}
          error={isChecked && problem ? i18n._(problem) : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={REVIEW.textMax}
          rows={4}
          dir="auto"
        />
      </div>
      {part === 'customer' && <PhotoField photos={reviews.photos} of={photos} />}
      <Button type="submit" pending={save.isPending || photos.adding.isAdding} className="self-start max-sm:w-full">
        {own === null ? <Trans>Send the review</Trans> : <Trans>Save the changes</Trans>}
      </Button>
    </form>
  );
}

function useSave(bookingId: string, onDone: () => void) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  return useCall(orpc.reviews.saveReview.call, {
    done: t`Your review is saved`,
    refusals: {
      invalid_input: msg`The text has characters that can’t be sent.`,
      state_changed: msg`This review can no longer be changed.`,
    },
    readAgain: [orpc.reviews.listProviderReviews.key()],
    onDone: (answer) => {
      queryClient.setQueryData(bookingReviewsQuery(orpc, bookingId).queryKey, answer);
      onDone();
    },
  });
}
