import { formatMoney, isWhole } from './format.ts';
import { useLanguage } from './use-language.ts';

type MoneyProps = {
  /** As the contract writes it: "450.00", "-50.00". */
  amount: string;
  /** Shows piastres even of whole pounds, so that figures in a column agree. */
  piastres?: boolean;
};

/** An amount in Egyptian pounds, isolated from the direction of the text around it. */
export function Money({ amount, piastres = false }: MoneyProps) {
  const language = useLanguage();
  return (
    <bdi dir={language === 'ar' ? 'rtl' : 'ltr'} className="whitespace-nowrap tabular-nums">
      {formatMoney(amount, language, piastres || !isWhole(amount))}
    </bdi>
  );
}
