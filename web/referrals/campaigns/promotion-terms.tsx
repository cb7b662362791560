import type { Campaign } from '@hirfa/contract/referrals';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../kit/use-language.ts';
import { Money } from '../../ui/money.tsx';

type Terms = Pick<Campaign, 'minimum' | 'provider_type' | 'is_first_booking_only'> & {
  category: Pick<NonNullable<Campaign['category']>, 'name_en' | 'name_ar'> | null;
};

/** For which bookings a promotion code is, as items of a list. */
export function PromotionTerms({ terms }: { terms: Terms }) {
  const { minimum, category, provider_type, is_first_booking_only } = terms;
  const language = useLanguage();
  const least = <Money amount={minimum} />;
  const name = category && textIn(category, 'name', language);
  return (
    <>
      {name !== null && (
        <li>
          <Trans>Only in the category {name}</Trans>
        </li>
      )}
      {name === null && provider_type === 'community' && (
        <li>
          <Trans>Only for lessons and hobbies</Trans>
        </li>
      )}
      {name === null && provider_type === 'trusted_essential' && (
        <li>
          <Trans>Only for repairs and services at home</Trans>
        </li>
      )}
      {Number(minimum) > 0 && (
        <li>
          <Trans>For bookings from {least}</Trans>
        </li>
      )}
      {is_first_booking_only && (
        <li>
          <Trans>For your first booking</Trans>
        </li>
      )}
    </>
  );
}
