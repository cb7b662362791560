import type { Booking, Extra } from '@hirfa/contract/bookings';
import { fromDecimal, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { PriceLines } from '../../ui/price-lines.tsx';

type ExtraPriceProps = { booking: Booking; extra: Pick<Extra, 'work' | 'materials' | 'costs' | 'is_quote'> };

/** What an open extra does to the sum of the reader: what it is now, what the extra adds, and what it is then. */
export function ExtraPrice({ booking: { price, earnings }, extra }: ExtraPriceProps) {
  const { costs } = extra;
  if (costs === null) return null;
  const extraSum = piastres(fromDecimal(extra.work) + fromDecimal(extra.materials));
  if (extra.is_quote) return <QuotePrice booking={{ price, earnings }} extra={extra} costs={costs} />;
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

type QuoteProps = {
  booking: Pick<Booking, 'price' | 'earnings'>;
  extra: Pick<Extra, 'work' | 'materials'>;
  costs: NonNullable<Extra['costs']>;
};

/** A quote: what the whole job costs, of which the fee of the visit is paid, or what the provider gets for it. */
function QuotePrice({ booking: { price, earnings }, extra, costs }: QuoteProps) {
  const sum = piastres(fromDecimal(extra.work) + fromDecimal(extra.materials));
  const parts = partsOf(extra, <Trans>Work</Trans>);
  if (price !== null) {
    // What discounts have paid of the fee is paid, too.
    const fee = plus(price.customer_total, price.referral_bonus);
    return (
      <PriceLines
        lines={[
          ...parts,
          { id: 'fee', label: <Trans>Service fee and VAT</Trans>, amount: minus(plus(fee, costs.total), sum) },
          { id: 'whole', label: <Trans>The whole job</Trans>, amount: plus(fee, costs.total), isSum: true },
          { id: 'paid', label: <Trans>Visit fee, already paid</Trans>, amount: `-${fee}` },
        ]}
        total={{ label: <Trans>Left to pay</Trans>, amount: costs.total }}
      />
    );
  }
  if (earnings === null) return null;
  const payout = plus(earnings.provider_payout, costs.payout);
  return (
    <PriceLines
      lines={[...parts, { id: 'commission', label: <Trans>Hirfa’s commission</Trans>, amount: minus(payout, sum) }]}
      total={{ label: <Trans>You get for the whole job</Trans>, amount: payout }}
    />
  );
}

const partsOf = ({ work, materials }: Pick<Extra, 'work' | 'materials'>, name = <Trans>Extra work</Trans>) =>
  [
    { id: 'work', label: name, amount: work },
    { id: 'materials', label: <Trans>Materials</Trans>, amount: materials },
  ].filter(({ amount }) => fromDecimal(amount) > 0);

const plus = (one: string, other: string) => toDecimal(piastres(fromDecimal(one) + fromDecimal(other)));
const minus = (amount: string, other: Piastres) => toDecimal(piastres(fromDecimal(amount) - other));
