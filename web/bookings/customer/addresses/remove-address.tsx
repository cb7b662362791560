import type { CustomerAddress } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { addressesQuery } from '../../flow/queries.ts';

export function RemoveAddress({ address, onRemoved }: { address: CustomerAddress; onRemoved: () => void }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const remove = useCall(orpc.bookings.deleteAddress.call, {
    done: t`The address is removed`,
    readAgain: [addressesQuery(orpc).queryKey],
    onDone: onRemoved,
  });
  const words = <bdi>{address.name || address.address}</bdi>;
  return (
    <ConfirmDialog
      title={t`Remove this address?`}
      description={
        <Trans>{words} is no longer offered when you book. Bookings that you have made stay as they are.</Trans>
      }
      trigger={
        <Button variant="quiet">
          <span>
            <Trans>Remove</Trans>
            <span className="sr-only">: {words}</span>
          </span>
        </Button>
      }
      call={remove}
      confirm={<Trans>Remove</Trans>}
      onConfirm={() => remove.send({ id: address.id })}
    />
  );
}
