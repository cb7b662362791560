import type { PayoutDesk } from '@hirfa/contract/payouts';
import { HOLDER_LENGTH, payoutNumber } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { OF_PROOF } from '../../ui/admin/refusals.ts';
import type { RenderProof } from '../../ui/admin/render-proof.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useCall } from '../../ui/use-call.ts';

type PayingAccountDialogProps = {
  factors: PayoutDesk['second_factors'];
  renderProof: RenderProof;
  onClose: () => void;
};

/** States from which account providers are paid. */
export function PayingAccountDialog({ factors, renderProof, onClose }: PayingAccountDialogProps) {
  const { t } = useLingui();
  const { payouts } = useOrpc();
  const [name, setName] = useState('');
  const [number, setNumber] = useState('');
  const [isChecked, setChecked] = useState(false);
  const hasName = name.trim().length >= HOLDER_LENGTH.min;
  const hasNumber = payoutNumber('iban', number) !== null;
  const state = useCall(payouts.statePayingAccount.call, {
    done: t`The account is saved.`,
    readAgain: [payouts.getPayoutDesk.key()],
    onDone: onClose,
  });
  const isOfProof = OF_PROOF.includes(codeOf(state.error));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Account that pays providers`}
      actions={
        <Button variant="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={t`Name of its holder`}
          value={name}
          maxLength={HOLDER_LENGTH.max}
          onChange={({ target }) => setName(target.value)}
          error={isChecked && !hasName ? t`Please write the name.` : undefined}
        />
        <TextField
          label={t`IBAN`}
          dir="ltr"
          autoComplete="off"
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          error={isChecked && !hasNumber ? t`This is not an Egyptian IBAN. Check the digits.` : undefined}
        />
        {state.refusal !== undefined && !isOfProof && <Notice tone="bad">{state.refusal}</Notice>}
        {renderProof({
          factors,
          error: isOfProof ? state.error : null,
          pending: state.isPending,
          submit: t({ message: 'Save', context: 'settings' }),
          check: () => {
            setChecked(true);
            return hasName && hasNumber;
          },
          onProof: (proof) => state.send({ name, number, ...proof }),
        })}
      </div>
    </Dialog>
  );
}
