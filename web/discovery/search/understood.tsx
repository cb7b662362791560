import type { SearchMeaning } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { rememberArea } from '../../kit/area/area.ts';
import { useLanguage } from '../../kit/use-language.ts';

/**
 * How a search was understood, where that is not plain: what was meant by other letters, words of nothing, and an area,
 * which is the visitor's from then on.
 */
export function Understood({ meaning: { area, corrected, unknown } }: { meaning: SearchMeaning }) {
  const language = useLanguage();
  useEffect(() => {
    if (area !== null) rememberArea(area.id);
  }, [area]);
  const place = area && textIn(area, 'name', language);
  const words = unknown.join(' ');
  if (corrected === null && place === null && words === '') return null;
  return (
    <p className="-mb-2 text-s text-ink-1">
      {corrected !== null && (
        <>
          <Trans>
            Results for <bdi className="font-semibold text-ink-0">{corrected}</bdi>.
          </Trans>{' '}
        </>
      )}
      {words !== '' && (
        <>
          <Trans>
            Nothing was found for <bdi>{words}</bdi>.
          </Trans>{' '}
        </>
      )}
      {place !== null && <Trans>Your area is {place}.</Trans>}
    </p>
  );
}
