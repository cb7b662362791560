import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { copyText } from '../../ui/copy-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Money } from '../../ui/money.tsx';

type Item = ItemProps<'transfer'>['item'];

/** What an admin types into the form of the bank. */
export function TransferFacts({ item: { amount, account, name } }: { item: Item }) {
  return (
    <dl className="grid gap-x-4 gap-y-0.5 rounded-m bg-sand-1 p-4 text-s max-sm:[&_dd+dt]:mt-2 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
      <dt className="text-ink-1">
        <Trans context="transfer">Amount</Trans>
      </dt>
      <dd className="font-semibold text-ink-0">
        <Money amount={amount} piastres />
      </dd>
      <dt className="text-ink-1">
        <Trans context="transfer">Customer</Trans>
      </dt>
      <dd>
        <bdi>{name}</bdi>
      </dd>
      {account === null ? (
        <dd className="text-bad sm:col-span-2">
          <Trans>The account of this person has ended, and with it the number to transfer to.</Trans>
        </dd>
      ) : (
        <>
          <dt className="text-ink-1">{account.kind === 'iban' ? <Trans>IBAN</Trans> : <Trans>Mobile wallet</Trans>}</dt>
          <dd>
            <AccountNumber account={account} />
          </dd>
          {account.holder !== '' && (
            <>
              <dt className="text-ink-1">
                <Trans>Holder of the account</Trans>
              </dt>
              <dd>
                <bdi>{account.holder}</bdi>
              </dd>
            </>
          )}
        </>
      )}
    </dl>
  );
}

/** An IBAN in groups of four, as banks print it, which never break; copied without spaces. */
function AccountNumber({ account: { kind, number } }: { account: NonNullable<Item['account']> }) {
  const { t } = useLingui();
  const groups = kind === 'iban' ? (number.match(/.{1,4}/g) ?? []) : [number];
  const copy = () =>
    void copyText(number, { done: t`The number is copied`, failed: t`The number could not be copied` });
  return (
    <span className="-my-2.5 flex items-center gap-1">
      <bdi dir="ltr" className="flex min-w-0 flex-wrap gap-x-1.5 tabular-nums">
        {groups.map((group, place) => (
          <span key={place}>{group}</span>
        ))}
      </bdi>
      <IconButton label={t`Copy the number`} icon={<Copy aria-hidden />} onClick={copy} />
    </span>
  );
}
