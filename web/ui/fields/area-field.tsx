// @with-first-page
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { areasQuery, rememberArea, useAreaId } from '../../kit/area/area.ts';
import { useHydrated } from '../../kit/use-hydrated.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { classNames } from '../class-names.ts';

type AreaFieldProps = {
  /** In a search form, which has a frame of its own. */
  isInForm?: boolean;
};

/** Where the visitor wants the work done: chosen once, remembered in this browser, used by every list from then on. */
export function AreaField({ isInForm = false }: AreaFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const asked = useAreaId();
  const { data } = useQuery(areasQuery(useOrpc()));
  const chosen = data?.items.find(({ id }) => id === asked)?.id ?? '';
  const { canFind, isLooking, findNearMe } = useNearMe();
  return (
    <label
      className={classNames(
        'relative flex min-h-12 min-w-0 items-center gap-2.5',
        isInForm
          ? 'px-2 sm:w-60 sm:shrink-0 sm:ps-4'
          : 'max-w-sm rounded-full border border-field-line bg-card px-4 has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-offset-2 has-[select:focus-visible]:outline-teal',
      )}
    >
      <MapPin aria-hidden className="size-5 shrink-0 text-ink-1" />
      <span className="sr-only">
        <Trans>Your area</Trans>
      </span>
      <select
        name="area"
        data-area-field
        value={isLooking ? NEAR_ME : chosen}
        onChange={({ target }) => (target.value === NEAR_ME ? void findNearMe() : rememberArea(target.value))}
        className="min-h-11 min-w-0 grow appearance-none truncate bg-transparent pe-6 text-m text-ink-0 outline-none"
      >
        <option value="">{chosen === '' ? t`Choose your area` : t`All areas`}</option>
        {canFind && <option value={NEAR_ME}>{isLooking ? t`Finding your area…` : t`Near me`}</option>}
        {data?.items.map((area) => (
          <option key={area.id} value={area.id}>
            {textIn(area, 'name', language)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-2 size-5 text-ink-1" />
    </label>
  );
}

/** The choice of the area where the device is. It needs scripts. */
const NEAR_ME = 'near-me';

function useNearMe() {
  const client = useQueryClient();
  const orpc = useOrpc();
  const { i18n } = useLingui();
  const [isLooking, setLooking] = useState(false);
  const canFind = useHydrated() && 'geolocation' in navigator;
  async function findNearMe() {
    setLooking(true);
    try {
      const { chooseAreaNearMe } = await import('./choose-area-near-me.ts');
      await chooseAreaNearMe({ client, orpc, i18n });
    } finally {
      setLooking(false);
    }
  }
  return { canFind, isLooking, findNearMe };
}
