import type { Booking } from '@hirfa/contract/bookings';
import type { RescueOffer } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '../../kit/use-language.ts';
import { useSession } from '../../kit/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { Rating } from '../../ui/rating.tsx';
import { BookingTime } from '../common/booking-time.tsx';
import { ForVisit } from '../common/work-words.tsx';
import { rescueChoices } from '../flow/choices.ts';
import { storeChoices } from '../flow/flow-storage.ts';

type RescueItemProps = {
  booking: Booking;
  offer: RescueOffer;
  /** What the booking cost, before discounts. */
  cost: string;
  /** Whether it comes first: only its button stands out. */
  isFirst?: boolean;
};

/** Somebody who is free: who, when, for how much more or less; one press leads to the review. */
export function RescueItem({ booking, offer, cost, isFirst = false }: RescueItemProps) {
  const language = useLanguage();
  const session = useSession();
  const { provider, card } = offer;
  const display = textIn(provider, 'display_name', language);
  const count = provider.total_jobs;
  const who = <bdi>{display}</bdi>;
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex min-w-0 items-start gap-3">
        <Avatar name={display} photo={provider.avatar_url} />
        <div className="min-w-0 text-s text-ink-1">
          <h3 className="card-text wrap-anywhere">
            <Link
              to="/provider/$providerId"
              params={{ providerId: provider.id }}
              className="-my-2.5 inline-block min-w-11 rounded-s py-2.5 underline decoration-sand-2 underline-offset-4 hover:decoration-current"
            >
              {who}
            </Link>
          </h3>
          {booking.service_slug === null && <p className="wrap-anywhere">{textIn(card, 'title', language)}</p>}
          <p className="flex flex-wrap items-center gap-x-3">
            <Rating value={provider.average_rating} count={provider.rating_count} />
            <Plural value={count} _0="No jobs yet" one="# job" other="# jobs" />
          </p>
          <p className="mt-1.5 font-medium text-ink-0">
            <BookingTime starts_at={offer.starts_at} ends_at={offer.ends_at} />
          </p>
          <Cost offer={offer} cost={cost} />
        </div>
      </div>
      <ButtonLink
        to="/booking/$target"
        params={{ target: provider.id }}
        search={{ card: card.id }}
        onClick={() => storeChoices(rescueChoices(booking, offer), 'review', session().userId())}
        variant={isFirst ? 'primary' : 'secondary'}
        className="shrink-0 max-sm:w-full"
      >
        <span>
          <Trans>Book {who}</Trans>
        </span>
      </ButtonLink>
    </div>
  );
}

/** The price, how much more or less it is than before, and what the platform pays of that. */
function Cost({ offer: { card, customer_total, platform_pays }, cost }: Pick<RescueItemProps, 'offer' | 'cost'>) {
  const total = toDecimal(piastres(fromDecimal(customer_total) - fromDecimal(platform_pays)));
  const paid = <Money amount={platform_pays} piastres />;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-bold text-ink-0">
          <ForVisit work={card.pricing_mode === 'visit' ? 'visit' : 'job'}>
            <Money amount={total} piastres />
          </ForVisit>
        </span>
        <span>
          <Difference total={total} cost={cost} />
        </span>
      </p>
      {fromDecimal(platform_pays) > 0 && (
        <p className="font-medium text-ok">
          <Trans>Hirfa pays {paid} of the difference</Trans>
        </p>
      )}
    </>
  );
}

function Difference({ total, cost }: { total: string; cost: string }) {
  const more = fromDecimal(total) - fromDecimal(cost);
  const amount = <Money amount={toDecimal(piastres(Math.abs(more)))} piastres />;
  if (more === 0) return <Trans>the same price</Trans>;
  return more > 0 ? <Trans>{amount} more than before</Trans> : <Trans>{amount} less than before</Trans>;
}
