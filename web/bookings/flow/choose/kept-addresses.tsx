import type { CustomerAddress } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../kit/use-language.ts';
import { ChoiceCard } from './choice-card.tsx';

type KeptAddressesProps = {
  addresses: readonly CustomerAddress[];
  /** Null: another address. */
  chosen: CustomerAddress | null;
  onChoose: (address: CustomerAddress | null) => void;
};

/** The kept addresses to which the provider comes, and the way to write another one. */
export function KeptAddresses({ addresses, chosen, onChoose }: KeptAddressesProps) {
  const language = useLanguage();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">
        <Trans>Your addresses</Trans>
      </legend>
      {addresses.map((kept) => (
        <ChoiceCard
          key={kept.id}
          name="kept-address"
          value={kept.id}
          checked={kept === chosen}
          onChoose={() => onChoose(kept)}
        >
          <span className="block font-semibold wrap-anywhere text-ink-0">
            <bdi>{kept.name || textIn(kept.area, 'name', language)}</bdi>
          </span>
          <span className="block text-s wrap-anywhere text-ink-1">
            {kept.name && <>{textIn(kept.area, 'name', language)} · </>}
            <bdi>{kept.address}</bdi>
          </span>
        </ChoiceCard>
      ))}
      <ChoiceCard name="kept-address" value="" checked={chosen === null} onChoose={() => onChoose(null)}>
        <span className="font-semibold text-ink-0">
          <Trans>Another address</Trans>
        </span>
      </ChoiceCard>
    </fieldset>
  );
}
