import type { Booking, Extra } from '@hirfa/contract/bookings';
import { fromDecimal, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { PriceLines } from '../../ui/price-lines.tsx';

type ExtraPriceProps = { booking: Booking; extra: Pick<Extra, 'work' | 'materials' | 'costs'> };

/** What an open extra does to the sum of the reader: what it is now, what the extra adds, and what it is then. */
export function ExtraPrice({ booking: { price, earnings }, extra }: ExtraPriceProps) {
  const { costs } = extra;
  if (costs === null) return null;
  const extraSum = piastres(fromDecimal(extra.work) + fromDecimal(extra.materials));
  if (price !== null)
    return (
      <PriceLines
        lines={[
          { id: 'now', label: <Trans>Price so far</Trans>, amount: price.customer_total },
          ...partsOf(extra),
          { id: 'fee', label: <Trans>Service fee and VAT</Trans>, amount: minus(costs.total, extraSum) },
        ]}
        total={{ label: <Trans>New price</Trans>, amount: plus(price.customer_total, costs.total) }}
      />
    );
  if (earnings === null) return null;
  return (
    <PriceLines
      lines={[
        { id: 'now', label: <Trans>You get now</Trans>, amount: earnings.provider_payout },
        ...partsOf(extra),
        { id: 'commission', label: <Trans>Hirfa’s commission</Trans>, amount: minus(costs.payout, extraSum) },
      ]}
      total={{ label: <Trans>You get with it</Trans>, amount: plus(earnings.provider_payout, costs.payout) }}
    />
  );
}

const partsOf = ({ work, materials }: Pick<Extra, 'work' | 'materials'>) =>
  [
    { id: 'work', label: <Trans>Extra work</Trans>, amount: work },
    { id: 'materials', label: <Trans>Materials</Trans>, amount: materials },
  ].filter(({ amount }) => fromDecimal(amount) > 0);

const plus = (one: string, other: string) => toDecimal(piastres(fromDecimal(one) + fromDecimal(other)));
const minus = (amount: string, other: Piastres) => toDecimal(piastres(fromDecimal(amount) - other));
