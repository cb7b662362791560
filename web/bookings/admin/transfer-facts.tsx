import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { ItemFacts } from '../../ui/admin/queue/item-facts.tsx';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { TextLink } from '../../ui/link.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Money } from '../../ui/money.tsx';

type Item = ItemProps<'transfer'>['item'];

/** What an admin types into the form of the bank. */
export function TransferFacts({ item: { amount, parts, account, name } }: { item: Item }) {
  return (
    <ItemFacts>
      <dt>
        <Trans context="transfer">Amount</Trans>
      </dt>
      <dd className="font-semibold text-ink-0">
        <Money amount={amount} piastres />
      </dd>
      {parts.length > 1 && <Parts parts={parts} />}
      <dt>
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
          <dt>{account.kind === 'iban' ? <Trans>IBAN</Trans> : <Trans>Mobile wallet</Trans>}</dt>
          <dd>
            <AccountNumber account={account} />
          </dd>
          {account.holder !== '' && (
            <>
              <dt>
                <Trans>Holder of the account</Trans>
              </dt>
              <dd>
                <bdi>{account.holder}</bdi>
              </dd>
            </>
          )}
        </>
      )}
    </ItemFacts>
  );
}

/** An IBAN in groups of four, as banks print it, which never break; copied without spaces. */
function AccountNumber({ account: { kind, number } }: { account: NonNullable<Item['account']> }) {
  const { t } = useLingui();
  const groups = kind === 'iban' ? (number.match(/.{1,4}/g) ?? []) : [number];
  const copy = () =>
    void copyText(number, { done: t`The number is copied`, failed: t`The number could not be copied` });
  return (
    <span className="flex items-center gap-1">
      <bdi dir="ltr" className="flex min-w-0 flex-wrap gap-x-1.5 tabular-nums">
        {groups.map((group, place) => (
          <span key={place}>{group}</span>
        ))}
      </bdi>
      <IconButton label={t`Copy the number`} icon={<Copy aria-hidden />} onClick={copy} className="-my-2.5" />
    </span>
  );
}

/** The refunds of a package that go by one transfer, by the dates of their bookings. */
function Parts({ parts }: { parts: Item['parts'] }) {
  return (
    <>
      <dt>
        <Trans context="transfer">Sum of</Trans>
      </dt>
      <dd>
        <ul className="flex flex-col">
          {parts.map(({ booking_id, starts_at, amount }) => (
            <li key={booking_id}>
              <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: booking_id }}>
                <DateTime at={starts_at} form="date" />
              </TextLink>
              {': '}
              <Money amount={amount} piastres />
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}
