import type { SavedCard } from '@hirfa/contract/payments';
import { Trans } from '@lingui/react/macro';

/** "Visa •••• 4242"; screen readers hear no dots. */
export function CardName({ card: { brand, last_digits } }: { card: Pick<SavedCard, 'brand' | 'last_digits'> }) {
  const name = <bdi>{nameOf(brand)}</bdi>;
  const digits = <bdi>{last_digits}</bdi>;
  return (
    <>
      <bdi aria-hidden dir="ltr" className="whitespace-nowrap">
        {nameOf(brand)} •••• {last_digits}
      </bdi>
      <span className="sr-only">
        <Trans>
          {name} ending {digits}
        </Trans>
      </span>
    </>
  );
}

/** Gateways write the same brand in several ways. */
const BRANDS: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };
const nameOf = (brand: string): string => BRANDS[brand.toLowerCase()] ?? brand;

/** The last month of a card as it is printed on it: "03/30". */
export function CardExpiry({ month }: { month: string }) {
  const [year = '', number = ''] = month.split('-');
  return (
    <bdi dir="ltr">
      {number}/{year.slice(-2)}
    </bdi>
  );
}
