import { formatMoney } from '../../../kit/format.ts';
import { useLocale } from '../../../kit/use-locale.ts';

/** An exact sum, rounded once to whole pounds. 9.18 */
export function WholeMoney({ amount }: { amount: string }) {
  const locale = useLocale();
  return (
    <bdi dir={locale === 'en' ? 'ltr' : 'rtl'} className="whitespace-nowrap tabular-nums">
      {formatMoney(amount, locale, false)}
    </bdi>
  );
}
