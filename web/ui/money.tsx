import { formatFigure, isWhole } from './format.ts';
import { useLocale } from './use-locale.ts';

type MoneyProps = {
  /** As the contract writes it: "450.00", "-50.00". */
  amount: string;
  /** Shows piastres even of whole pounds, so that figures in a column agree. */
  piastres?: boolean;
};

const NO_BREAK = '\u00a0';
const LEFT_TO_RIGHT = '\u200e';

/** An amount in Egyptian pounds, isolated from the direction of the text around it. */
export function Money({ amount, piastres = false }: MoneyProps) {
  const locale = useLocale();
  const figure = formatFigure(amount, locale, piastres || !isWhole(amount));
  const sign = amount.startsWith('-') ? '−' : '';
  const text = locale !== 'en' ? `${LEFT_TO_RIGHT}${sign}${figure}${NO_BREAK}ج.م` : `${sign}${sign && NO_BREAK}EGP${NO_BREAK}${figure}`;
  return (
    <bdi dir={locale !== 'en' ? 'rtl' : 'ltr'} className="whitespace-nowrap tabular-nums">
      {text}
    </bdi>
  );
}
