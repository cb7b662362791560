import type { ServiceArea } from '@hirfa/contract/catalogue';
import { type Language, textIn } from '@hirfa/domain/market';
import { Plural, Trans } from '@lingui/react/macro';
import { Money } from '../../ui/money.tsx';
import { useLanguage } from '../../ui/use-language.ts';

const AREAS_IN_A_LINE = 2;
const COMMA: Record<Language, string> = { en: ', ', ar: '، ' };

/** "1 hour 30 min" */
export function Duration({ minutes }: { minutes: number }) {
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hours = <Plural value={whole} one="# hour" other="# hours" />;
  const left = <Plural value={rest} one="# min" other="# min" />;
  if (rest === 0) return hours;
  if (whole === 0) return left;
  return (
    <Trans>
      {hours} {left}
    </Trans>
  );
}

export function PeopleCount({ count }: { count: number }) {
  return <Plural value={count} one="# person" other="# people" />;
}

/** "Maadi, Zamalek and 3 more" */
export function AreasLine({ areas }: { areas: readonly ServiceArea[] }) {
  const language = useLanguage();
  const names = areas.slice(0, AREAS_IN_A_LINE).map((area) => textIn(area, 'name', language));
  const rest = areas.length - names.length;
  const places = names.join(COMMA[language]);
  if (rest === 0) return places;
  return (
    <Trans>
      {places} <Plural value={rest} one="and # more" other="and # more" />
    </Trans>
  );
}

/** "EGP 250 per hour"; the amount leads, the unit follows it quietly. */
export function PriceTag({ amount, perHour }: { amount: string; perHour: boolean }) {
  const price = <Money amount={amount} />;
  return (
    <span className="text-xs text-ink-1 [&_bdi]:text-m [&_bdi]:font-bold [&_bdi]:text-ink-0">
      {perHour ? <Trans>{price} per hour</Trans> : price}
    </span>
  );
}
