import type { PackageOffer } from '@hirfa/contract/bookings';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PackageKind } from '@hirfa/domain/bookings';
import { Duration } from '../../../ui/duration.tsx';
import { Money } from '../../../ui/money.tsx';
import { WeeklyMeetings } from '../../common/meetings.tsx';
import { ChoiceCard } from './choice-card.tsx';

type HowOftenProps = {
  offers: readonly PackageOffer[];
  chosen: PackageKind | null;
  onChoose: (kind: PackageKind | null) => void;
};

/** Whether one meeting is booked, or a package of weekly ones. */
export function HowOften({ offers, chosen, onChoose }: HowOftenProps) {
  const { t } = useLingui();
  return (
    <fieldset aria-label={t`How often?`} className="flex min-w-0 flex-col gap-2.5">
      <p aria-hidden className="text-s font-semibold text-ink-0">
        <Trans>How often?</Trans>
      </p>
      <ChoiceCard name="package" value="once" checked={chosen === null} onChoose={() => onChoose(null)}>
        <span className="font-semibold text-ink-0">
          <Trans context="how often something is booked">Once</Trans>
        </span>
      </ChoiceCard>
      {offers.map((offer) => (
        <ChoiceCard
          key={offer.kind}
          name="package"
          value={offer.kind}
          checked={chosen === offer.kind}
          onChoose={() => onChoose(offer.kind)}
        >
          <Offer offer={offer} />
        </ChoiceCard>
      ))}
    </fieldset>
  );
}

function Offer({ offer }: { offer: PackageOffer }) {
  const { kind, minutes, price, each } = offer;
  const all = <Money amount={price.customer_total} piastres />;
  const one = <Money amount={each} piastres />;
  const length = <Duration minutes={minutes} />;
  const saved = savedBy(offer);
  const less = saved && <Money amount={saved} piastres />;
  return (
    <>
      <span className="flex flex-col text-ink-0 sm:flex-row sm:items-baseline sm:justify-between sm:gap-4">
        <span className="font-semibold">
          <WeeklyMeetings kind={kind} />
        </span>
        <span className="font-bold">{all}</span>
      </span>
      <span className="mt-1 block text-xs text-ink-1">
        <Trans>About {one} for each meeting</Trans>
      </span>
      <span className="block text-xs text-ink-1">
        <Trans>{length} each, on the same day and time every week</Trans>
      </span>
      {less && (
        <span className="mt-1 block text-s font-semibold text-ok">
          <Trans>You save {less}</Trans>
        </span>
      )}
    </>
  );
}

/** What a package costs less than its meetings one by one; null where it costs as much. */
export function savedBy({ bookings, single, price }: PackageOffer): string | null {
  const saved = fromDecimal(single) * bookings - fromDecimal(price.customer_total);
  return saved > 0 ? toDecimal(piastres(saved)) : null;
}
