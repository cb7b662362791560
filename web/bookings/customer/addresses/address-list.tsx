import type { CustomerAddress } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { focusHeading } from '../../../kit/focus-heading.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Steady } from '../../../ui/steady/steady.tsx';
import { addressesQuery } from '../../flow/queries.ts';
import { RemoveAddress } from './remove-address.tsx';
import { RenameAddress } from './rename-address.tsx';

/** The kept addresses of the person. */
export function AddressList() {
  const { t } = useLingui();
  const query = useQuery(addressesQuery(useOrpc()));
  return (
    <QueryView query={query} skeleton={<AddressesSkeleton />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            icon={<MapPin aria-hidden />}
            heading={t`No addresses yet`}
            text={<Trans>When you book somebody to come to you, the address is kept here for the next time.</Trans>}
            action={
              <ButtonLink to="/services" variant="secondary">
                <Trans>Browse services</Trans>
              </ButtonLink>
            }
          />
        ) : (
          <Steady>
            <ul className="flex max-w-2xl flex-col gap-3">
              {items.map((address) => (
                <li key={address.id}>
                  <AddressRow address={address} />
                </li>
              ))}
            </ul>
          </Steady>
        )
      }
    </QueryView>
  );
}

function AddressRow({ address }: { address: CustomerAddress }) {
  const area = textIn(address.area, 'name', useLanguage());
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 grow basis-52">
        <p className="card-text wrap-anywhere">
          <bdi>{address.name || area}</bdi>
        </p>
        <p className="text-s wrap-anywhere text-ink-1">
          {address.name && <>{area} · </>}
          <bdi>{address.address}</bdi>
        </p>
      </div>
      <div className="flex gap-2">
        <RenameAddress address={address} />
        {/* The row is gone. */}
        <RemoveAddress address={address} onRemoved={focusHeading} />
      </div>
    </Card>
  );
}

function AddressesSkeleton() {
  return (
    <div className="flex max-w-2xl flex-col gap-3" aria-busy>
      {Array.from({ length: 2 }, (_, index) => (
        <Card key={index} className="p-4">
          <TextSkeleton lines={2} />
        </Card>
      ))}
    </div>
  );
}
