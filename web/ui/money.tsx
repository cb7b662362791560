// @with-first-page
import { formatMoney, isWhole } from '../kit/format.ts';
import { useLocale } from '../kit/use-locale.ts';

type MoneyProps = {
  /** As in the contract: "450.00", "-50.00". */
  amount: string;
  /** Shows piastres also for whole pounds, so that figures in a column align. */
  piastres?: boolean;
};

/** An amount in Egyptian pounds, isolated from the direction of the text around it. */
export function Money({ amount, piastres = false }: MoneyProps) {
  const locale = useLocale();
  return (
    <bdi dir={locale === 'en' ? 'ltr' : 'rtl'} className="whitespace-nowrap">
      {formatMoney(amount, locale, piastres || !isWhole(amount))}
    </bdi>
  );
}
