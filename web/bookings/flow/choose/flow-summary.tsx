import type { ServiceCard } from '@hirfa/contract/providers';
import { textIn } from '@hirfa/domain/market';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Repeat from 'lucide-react/icons/repeat';
import UsersRound from 'lucide-react/icons/users-round';
import Video from 'lucide-react/icons/video';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CraftTile } from '../../../ui/craft-tile.tsx';
import { Link } from '../../../ui/link.tsx';
import { Money } from '../../../ui/money.tsx';
import { useLanguage } from '../../../kit/use-language.ts';
import { BookingTime } from '../../common/booking-time.tsx';
import type { Step } from '../choices.ts';
import { Fact } from '../fact.tsx';
import { stickyBar } from '../flow-layout.ts';
import { type Known, type Plan, titlesOf } from './plan.ts';
import { OpenPrice } from './open-price.tsx';
import { PlanPrice, usePlanPrice } from './plan-price.tsx';
import { PlaceWords } from './step-words.tsx';
import { WeeklyMeetings } from '../../common/meetings.tsx';
import { PeopleCount, PriceTag } from '../counts.tsx';

type FlowSummaryProps = { plan: Plan; known: Known; step: Step; pending: boolean; onNext: () => void };

/** The total and the button for the next step: a card beside the steps, on a phone a bar at the bottom. */
export function FlowSummary({ plan, known, step, pending, onNext }: FlowSummaryProps) {
  const isLast = step === 'review';
  return (
    <aside className={classNames(stickyBar, 'sm:mt-6 lg:top-6 lg:bottom-auto lg:mt-0 lg:p-6!')}>
      <div className="hidden lg:block">
        <ChosenBooking plan={plan} known={known} />
      </div>
      {step === 'account' ? (
        <TimeAndPrice plan={plan} known={known} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 lg:mt-5 lg:block">
          <p className="lg:hidden">
            <ShortPrice plan={plan} known={known} brief={isLast} />
          </p>
          <Button
            onClick={onNext}
            pending={pending}
            // Where nothing is free, waiting is what a person does next.
            variant={step === 'time' && plan.choices.slot === null ? 'secondary' : 'primary'}
            size="l"
            className="max-lg:px-4 max-sm:grow sm:max-lg:min-w-40 lg:w-full"
          >
            {isLast ? <Trans>Continue to payment</Trans> : <Trans context="the next step">Next</Trans>}
          </Button>
        </div>
      )}
      {step !== 'account' && <ChargeNote plan={plan} isLast={isLast} />}
    </aside>
  );
}

/** What the person is about to book, where the step itself has the buttons. */
function TimeAndPrice({ plan, known }: PlanProps) {
  const { slot } = plan.choices;
  return (
    <div className="flex items-center justify-between gap-x-2 lg:hidden">
      <p>
        <ShortPrice plan={plan} known={known} />
      </p>
      {slot && (
        <p className="text-end text-s font-semibold text-ink-0 [&>*>*]:justify-end">
          <BookingTime {...slot} />
        </p>
      )}
    </div>
  );
}

function ChargeNote({ plan: { provider }, isLast }: { plan: Plan; isLast: boolean }) {
  const language = useLanguage();
  const who = provider && <bdi>{textIn(provider, 'display_name', language)}</bdi>;
  return (
    <p className={`mt-2 text-center text-xs text-ink-2 lg:mt-3 ${isLast ? '' : 'hidden lg:block'}`}>
      {isLast ? <Trans>If {who} does not accept, you pay nothing</Trans> : <Trans>Nothing is booked or paid yet</Trans>}
    </p>
  );
}

type PlanProps = Pick<FlowSummaryProps, 'plan' | 'known'>;

/** What is chosen so far, and its price. */
function ChosenBooking({ plan, known }: PlanProps) {
  return (
    <>
      <ChosenTitle plan={plan} known={known} />
      <ChosenFacts plan={plan} />
      <div className="mt-5 border-t border-sand-2 pt-5">
        {plan.card === null ? (
          <OpenPrice>
            <ShortPrice plan={plan} known={{ ...known, provider: plan.provider, onlyOffer: null }} />
          </OpenPrice>
        ) : (
          <PlanPrice plan={plan} />
        )}
      </div>
    </>
  );
}

function ChosenTitle({ plan, known }: PlanProps) {
  const language = useLanguage();
  const { provider, card } = plan;
  const { service } = known;
  const category = service?.category ?? provider?.category;
  const title = titlesOf(plan, known);
  const name = provider && (
    <Link
      to="/provider/$providerId"
      params={{ providerId: provider.id }}
      className="rounded-s font-semibold text-ink-0 underline decoration-sand-2 underline-offset-4 hover:decoration-current"
    >
      <bdi>{textIn(provider, 'display_name', language)}</bdi>
    </Link>
  );
  const drawing = service?.slug ?? card?.service_slug ?? undefined;
  return (
    <div className="flex items-center gap-4">
      {category && (
        <CraftTile
          {...(drawing && { drawing })}
          icon={category.icon}
          hue={category.hue}
          className="size-16 shrink-0 rounded-m"
        />
      )}
      <div className="min-w-0">
        <p className="card-text wrap-anywhere">
          {title ? textIn(title, 'title', language) : <Trans>Your booking</Trans>}
        </p>
        {name && (
          <p className="text-s text-ink-1">
            <Trans>with {name}</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function ChosenFacts({ plan }: { plan: Plan }) {
  const { provider, choices } = plan;
  return (
    // What is still open has a line, too, so that the button below keeps its place.
    <ul className="mt-4 flex flex-col gap-2 text-s text-ink-1">
      <Fact icon={<CalendarDays aria-hidden />}>
        {choices.slot ? <BookingTime {...choices.slot} /> : <StillOpen name={<Trans>Day and time</Trans>} />}
      </Fact>
      {choices.package && (
        <Fact icon={<Repeat aria-hidden />}>
          <WeeklyMeetings kind={choices.package} />
        </Fact>
      )}
      <Fact icon={choices.mode === 'online' ? <Video aria-hidden /> : <MapPin aria-hidden />}>
        {provider && choices.mode ? <PlaceWords plan={plan} /> : <StillOpen name={<Trans>Place</Trans>} />}
      </Fact>
      {choices.people !== null && choices.people > 1 && (
        <Fact icon={<UsersRound aria-hidden />}>
          <PeopleCount count={choices.people} />
        </Fact>
      )}
    </ul>
  );
}

/** "Day and time: not chosen yet" */
const StillOpen = ({ name }: { name: ReactNode }) => (
  <span className="text-ink-2">
    <Trans>{name}: not chosen yet</Trans>
  </span>
);

/** About what several cost together, until the exact sum is there: each price is rounded by itself. */
const sumOf = (cards: readonly ServiceCard[]) =>
  toDecimal(piastres(cards.reduce((sum, { customer_price }) => sum + fromDecimal(customer_price), 0)));

/** The total, or the lowest price while no offer is chosen; `brief` where the price lines are visible. */
function ShortPrice({ plan, known: { service, provider }, brief = false }: PlanProps & { brief?: boolean }) {
  const price = usePlanPrice(plan).data;
  if (price !== undefined) {
    return (
      <>
        <span className={classNames('block leading-tight font-bold text-ink-0', brief ? 'text-m' : 'text-l')}>
          <Money amount={price.customer_total} piastres />
        </span>
        {!brief && (
          <span className="text-xs text-ink-2">
            {plan.card?.pricing_mode === 'visit' ? (
              <Trans>Visit fee, all included</Trans>
            ) : (
              <Trans>Total, all fees included</Trans>
            )}
          </span>
        )}
      </>
    );
  }
  const { card, also } = plan;
  if (card !== null) return <PriceTag amount={sumOf([card, ...also])} mode={card.pricing_mode} />;
  const { price_from, pricing_mode } = service ?? provider ?? { price_from: null, pricing_mode: 'fixed' as const };
  if (price_from === null) return null;
  const from = <PriceTag amount={price_from} mode={pricing_mode} />;
  return (
    <span className="text-xs text-ink-1">
      <Trans>from {from}</Trans>
    </span>
  );
}
