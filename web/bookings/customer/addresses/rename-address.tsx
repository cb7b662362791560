import type { CustomerAddress } from '@hirfa/contract/bookings';
import { KEPT_ADDRESSES } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { cleanText } from '../../flow/booking-input.ts';
import { addressesQuery } from '../../flow/queries.ts';

export function RenameAddress({ address }: { address: CustomerAddress }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const [name, setName] = useState(address.name);
  const rename = useCall(orpc.bookings.renameAddress.call, { readAgain: [addressesQuery(orpc).queryKey] });
  const words = <bdi>{address.name || address.address}</bdi>;
  return (
    <FormDialog
      title={t`Name this address`}
      description={<Trans>Only you see the name.</Trans>}
      trigger={
        <Button variant="secondary">
          <span>
            <Trans>Rename</Trans>
            <span className="sr-only">: {words}</span>
          </span>
        </Button>
      }
      onOpenChange={() => setName(address.name)}
      call={rename}
      confirm={<Trans>Save</Trans>}
      onConfirm={(close) => rename.send({ id: address.id, name: cleanText(name) }, { onSuccess: close })}
    >
      <TextField
        label={t`Name`}
        name="name"
        dir="auto"
        maxLength={KEPT_ADDRESSES.nameMax}
        placeholder={t`Home, work, my parents …`}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
