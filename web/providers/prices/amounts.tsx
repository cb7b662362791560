import { fromDecimal, fromRateText, priceLines, toDecimal } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Money } from '../../ui/money.tsx';
import { commissionQuery } from '../queries.ts';

const TYPED = /^\d{1,7}(?:\.\d{1,2})?$/;

/** The amounts of a price at the provider's own rates; nothing while the price or the rates are not known. 9.16 */
function useLines(price: string, category: string) {
  const { data } = useQuery(commissionQuery(useOrpc(), category));
  if (data === undefined || !TYPED.test(price) || Number(price) === 0) return null;
  return priceLines(fromDecimal(Number(price).toFixed(2)), {
    platform_fee: fromRateText(data.platform_fee_rate),
    vat: fromRateText(data.vat_rate),
    commission: fromRateText(data.commission_rate),
  });
}

type AmountsProps = { price: string; category: string };

/** What customers pay for a price; what the provider gets is beside the field. */
export function CustomersPay({ price, category }: AmountsProps) {
  const lines = useLines(price, category);
  if (lines === null) return null;
  const total = <Money amount={toDecimal(lines.customer_total)} />;
  return <Trans>Customers pay {total}, with our fee and VAT.</Trans>;
}

/** Both sides of a stored price. */
export function BothSides({ price, category, perHour }: AmountsProps & { perHour: boolean }) {
  const lines = useLines(price, category);
  if (lines === null) return <span className="invisible">…</span>;
  const total = <Money amount={toDecimal(lines.customer_total)} />;
  const kept = (
    <strong className="font-semibold text-ink-0">
      <Money amount={toDecimal(lines.provider_payout)} />
    </strong>
  );
  return perHour ? (
    <Trans>
      Per hour customers pay {total}, you get {kept}.
    </Trans>
  ) : (
    <Trans>
      Customers pay {total}, you get {kept}.
    </Trans>
  );
}
