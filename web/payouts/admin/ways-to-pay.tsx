import type { PayoutDesk } from '@hirfa/contract/payouts';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { RenderProof } from '../../ui/admin/render-proof.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PayingAccountDialog } from './paying-account-dialog.tsx';

type WaysToPayProps = { desk: PayoutDesk; renderProof: RenderProof };
type Opened = 'export' | 'import' | 'account';

/** Writes files for the bank, takes its answers, and says from which account is paid. */
export function WaysToPay({ desk, renderProof }: WaysToPayProps) {
  const id = useId();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const account = desk.paying_account;
  const digits = <bdi dir="ltr">•••• {account?.last_digits}</bdi>;
  const name = <bdi>{account?.name}</bdi>;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="section-text">
        <Trans>Pay and confirm</Trans>
      </h2>
      <Card className="flex flex-col gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button onClick={() => setOpened('export')}>
            <Trans>Write a file for the bank</Trans>
          </Button>
          <Button variant="secondary" onClick={() => setOpened('import')}>
            <Trans>Import confirmations</Trans>
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 text-s text-ink-1">
          <p>
            {account === null ? (
              <Trans>The account from which providers are paid is not stated yet. ISO 20022 files need it.</Trans>
            ) : (
              <Trans>
                Paid from {name} {digits}
              </Trans>
            )}
          </p>
          <Button variant="quiet" onClick={() => setOpened('account')}>
            {account === null ? <Trans>State the account</Trans> : <Trans>Change the account</Trans>}
          </Button>
        </div>
      </Card>
      {opened === 'export' && <ExportDialog desk={desk} renderProof={renderProof} onClose={close} />}
      {opened === 'import' && <ImportDialog onClose={close} />}
      {opened === 'account' && (
        <PayingAccountDialog factors={desk.second_factors} renderProof={renderProof} onClose={close} />
      )}
    </section>
  );
}
