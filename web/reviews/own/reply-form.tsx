import { REVIEW } from '@hirfa/domain/reviews';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useCall } from '../../ui/use-call.ts';
import { contactProblem } from './contact-problem.ts';

/** The one public reply of a provider; opens at a press, so that a list of reviews stays short. */
export function ReplyForm({ reviewId, bookingId }: { reviewId: string; bookingId?: string }) {
  const { t, i18n } = useLingui();
  const { reviews } = useOrpc();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const reply = useCall(reviews.replyToReview.call, {
    done: t`Your reply is published`,
    once: true,
    refusals: {
      invalid_input: msg`The text has characters that can’t be sent.`,
      state_changed: msg`You have already replied to this review.`,
    },
    readAgain: [
      reviews.listProviderReviews.key(),
      bookingId === undefined
        ? reviews.getBookingReviews.key()
        : reviews.getBookingReviews.key({ input: { id: bookingId } }),
    ],
  });
  if (!isOpen)
    return (
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        <Trans>Reply</Trans>
      </Button>
    );
  const problem = text.trim() === '' ? msg`Please write your reply.` : contactProblem(text);
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (problem) field.current?.focus();
    else reply.send({ id: reviewId, text: text.trim() });
  }
  return (
    <form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-3">
      {reply.refusal && <Notice tone="bad">{reply.refusal}</Notice>}
      <TextArea
        ref={field}
        label={t`Your public reply`}
        hint={<Trans>You can reply once. Everybody who reads the review reads it.</Trans>}
        error={isChecked && problem ? i18n._(problem) : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={REVIEW.replyMax}
        rows={3}
        dir="auto"
      />
      <Button type="submit" pending={reply.isPending} className="self-start max-sm:w-full">
        <Trans>Publish the reply</Trans>
      </Button>
    </form>
  );
}
