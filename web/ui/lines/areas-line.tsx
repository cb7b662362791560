// @with-first-page
import type { ServiceArea } from '@hirfa/contract/catalogue';
import type { ProviderTile } from '@hirfa/contract/providers';
import { type Language, textIn } from '@hirfa/domain/market';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useArea } from '../../kit/area/area.ts';
import { useLanguage } from '../../kit/use-language.ts';

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

type PlacesLineProps = {
  provider: Pick<ProviderTile, 'areas' | 'supports_in_person' | 'supports_online'>;
  /** What stands there while the visitor has chosen no area. */
  otherwise?: ReactNode;
  /** The area that the page is about; by default the one that the visitor has chosen. */
  about?: ServiceArea | null;
};

/** Whether a provider comes to the visitor's area; where they work, while none is chosen. */
export function PlacesLine({ provider, otherwise, about = null }: PlacesLineProps) {
  const { areas, supports_in_person, supports_online } = provider;
  const language = useLanguage();
  const chosen = useArea();
  const area = about ?? chosen;
  if (areas.length === 0 || !supports_in_person) return otherwise ?? <Trans>Online</Trans>;
  if (area === null) return otherwise ?? <AreasLine areas={areas} />;
  const place = textIn(area, 'name', language);
  if (areas.some(({ id }) => id === area.id))
    return (
      <span className="font-semibold text-ok">
        <Trans>Comes to {place}</Trans>
      </span>
    );
  return supports_online ? (
    <Trans>Does not come to {place}, but works online</Trans>
  ) : (
    <Trans>Does not come to {place}</Trans>
  );
}
