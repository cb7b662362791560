import type { PayoutDesk } from '@hirfa/contract/payouts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { OF_PROOF } from '../../ui/admin/refusals.ts';
import type { RenderProof } from '../../ui/admin/render-proof.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Money } from '../../ui/money.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { changedByPayouts, templatesQuery } from '../queries.ts';
import { savePayoutFile } from './save-payout-file.ts';

const PAIN = 'pain.001';

type ExportDialogProps = { desk: PayoutDesk; renderProof: RenderProof; onClose: () => void };

/** Writes a file of all payouts that are ready, by a template or as ISO 20022, and downloads it. */
export function ExportDialog({ desk, renderProof, onClose }: ExportDialogProps) {
  const { t } = useLingui();
  const { data: templates } = useQuery(templatesQuery(useOrpc()));
  const [chosen, setChosen] = useState('');
  const [isChecked, setChecked] = useState(false);
  const write = useWriting(onClose);
  const isOfProof = OF_PROOF.includes(codeOf(write.error));
  const template = templates?.items.find(({ id }) => id === chosen);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Write a file for the bank`}
      description={<Trans>Payouts that are in the file are on their way: their money leaves what is to be paid.</Trans>}
      actions={
        <Button variant="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label={t`Format of the file`}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          placeholder={t`Choose a format`}
          options={[
            { value: PAIN, label: 'ISO 20022 pain.001' },
            ...(templates?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          error={isChecked && chosen === '' ? t`Please choose a format.` : undefined}
        />
        {chosen !== '' && <Ready ready={template?.kind === 'wallet' ? desk.ready.wallet : desk.ready.iban} />}
        {write.refusal !== undefined && !isOfProof && <Notice tone="bad">{write.refusal}</Notice>}
        {renderProof({
          factors: desk.second_factors,
          error: isOfProof ? write.error : null,
          pending: write.isPending,
          submit: t`Write the file`,
          check: () => {
            setChecked(true);
            return chosen !== '';
          },
          onProof: (proof) =>
            write.send(chosen === PAIN ? { format: PAIN, ...proof } : { format: 'csv', template_id: chosen, ...proof }),
        })}
      </div>
    </Dialog>
  );
}

function Ready({ ready }: { ready: PayoutDesk['ready']['iban'] }) {
  const amount = <Money amount={ready.amount} piastres />;
  const count = ready.payouts;
  return (
    <p className="text-s text-ink-1">
      <Trans>
        Ready: <Plural value={count} one="# payout" other="# payouts" />, {amount}
      </Trans>
    </p>
  );
}

/** Writes a file, and downloads it at once. */
function useWriting(onDone: () => void) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const load = useCall((id: string) => orpc.payouts.getPayoutFile.call({ id }), {
    failed: t`The file is written, and could not be loaded. Download it from the list.`,
    onDone: savePayoutFile,
  });
  return useCall(orpc.payouts.exportPayouts.call, {
    once: true,
    done: t`The file is written. Upload it at the bank.`,
    refusals: {
      state_changed: msg`Nothing is ready for such a file.`,
      invalid_input: msg`First state the account from which providers are paid.`,
      not_found: msg`Another admin has removed this template.`,
    },
    readAgain: changedByPayouts(orpc),
    onDone: ({ id }) => {
      load.send(id);
      onDone();
    },
  });
}
