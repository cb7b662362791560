// @with-first-page
import { type Language, textIn } from '@hirfa/domain/market';
import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '../kit/use-language.ts';

const AREAS_IN_A_LINE = 2;
const COMMA: Record<Language, string> = { en: ', ', ar: '، ' };

/** "Maadi, Zamalek and 3 more" */
export function AreasLine({ areas }: { areas: readonly Record<`name_${Language}`, string>[] }) {
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
