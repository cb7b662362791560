import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Key } from '../../ui/admin/queue/key-button.tsx';

/** Which keys the queue hears. */
export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Keys of the queue`}
      description={<Trans>They work while the focus is in the list or in an item, and not while you type.</Trans>}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2.5 text-s">
        <Line keys={['J', 'K']}>
          <Trans>the next one, the one before</Trans>
        </Line>
        <Line keys={['Enter']}>
          <Trans>open what has the focus; confirm a question</Trans>
        </Line>
        <Line keys={['A … Z']}>
          <Trans>the decisions: each button shows its letter</Trans>
        </Line>
        <Line keys={['Ctrl + Enter']}>
          <Trans>send a reason</Trans>
        </Line>
        <Line keys={['U']}>
          <Trans>take the last decision back</Trans>
        </Line>
        <Line keys={['Esc']}>
          <Trans>back to the list; close a question</Trans>
        </Line>
        <Line keys={['?']}>
          <Trans>show these keys</Trans>
        </Line>
      </dl>
    </Dialog>
  );
}

function Line({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <>
      <dt className="flex gap-1">
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
      </dt>
      <dd>{children}</dd>
    </>
  );
}
