import type { HiddenReview } from '@hirfa/contract/reviews';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { DECISION_REFUSALS } from '../../ui/admin/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { useCall } from '../../ui/use-call.ts';
import { hiddenReviewsQuery } from '../queries.ts';
import { ReviewOf } from './review-of.tsx';

/** Reviews that admins have hidden, each to be shown again. */
export function HiddenReviews() {
  const { t } = useLingui();
  const query = useInfiniteQuery(hiddenReviewsQuery(useOrpc()));
  return (
    <QueryList
      query={query}
      failed={t`The reviews could not be loaded`}
      skeleton={<RowsSkeleton count={3} lines={7} />}
      empty={
        <EmptyState
          scene="all-done"
          heading={t`No review is hidden`}
          text={<Trans>Reviews that admins hide stand here, and can be shown again.</Trans>}
          action={
            <ButtonLink to="/admin/queue" variant="secondary">
              <Trans>Open the work queue</Trans>
            </ButtonLink>
          }
        />
      }
    >
      {(reviews, more) => (
        <SteadyRows more={more}>
          {reviews.map((review) => (
            <HiddenRow key={review.review_id} review={review} />
          ))}
        </SteadyRows>
      )}
    </QueryList>
  );
}

function HiddenRow({ review }: { review: HiddenReview }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { booking_id, author_name, customer_name, hidden_at, hidden_by, hidden_reason } = review;
  const gone = t`Someone who has left`;
  const about = review.subject === 'provider' ? textIn(review, 'name', language) : customer_name || gone;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-5 p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-2.5">
        <div>
          <h2 className="card-text wrap-anywhere">
            <bdi>{about}</bdi>
          </h2>
          <p className="text-xs text-ink-2">
            <Trans>
              Written by <bdi>{author_name || gone}</bdi>
            </Trans>
          </p>
        </div>
        <ReviewOf item={review} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 max-lg:border-t max-lg:border-sand-2 max-lg:pt-4">
        <div className="flex flex-col gap-1 text-s text-ink-1">
          <p className="flex items-center gap-2 font-semibold text-ink-0">
            <EyeOff aria-hidden className="size-4.5 shrink-0 text-ink-2" />
            <Trans>Why it is hidden</Trans>
          </p>
          <blockquote className="w-fit rounded-m bg-sand-1 px-4 py-3">
            <OwnWords>{hidden_reason}</OwnWords>
          </blockquote>
          <p className="text-xs text-ink-2">
            <Trans>
              <bdi>{hidden_by || t`An admin who has left`}</bdi>, on <DateTime at={hidden_at} form="day" />
            </Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-3 *:max-sm:grow">
          <ShowAgain reviewId={review.review_id} />
          <ButtonLink to="/admin/bookings/$bookingId" params={{ bookingId: booking_id }} variant="quiet">
            <Trans>Show the booking</Trans>
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}

function ShowAgain({ reviewId }: { reviewId: string }) {
  const { t } = useLingui();
  const { reviews } = useOrpc();
  const [isAsked, setAsked] = useState(false);
  const show = useCall(reviews.showReview.call, {
    done: t`The review is shown again`,
    failed: true,
    refusals: DECISION_REFUSALS,
    readAgain: [reviews.listHiddenReviews.key(), reviews.listProviderReviews.key()],
    onDone: () => setAsked(false),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        <Trans>Show it again</Trans>
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t`Show this review again?`}
          description={<Trans>Everybody who could read it before can read it again, and the rating changes.</Trans>}
          confirm={t`Show it again`}
          isRead={false}
          isDanger={false}
          pending={show.isPending}
          onClose={() => setAsked(false)}
          onSend={(reason) => show.send({ id: reviewId, reason })}
        />
      )}
    </>
  );
}
