import { TRANSFER_REFERENCE_LENGTH } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { useThenReadQueue } from '../../ui/admin/queue/use-decide-later.ts';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { DECISION_REFUSALS } from '../../ui/admin/refusals.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { TransferFacts } from './transfer-facts.tsx';

type Props = ItemProps<'transfer'>;

/**
 * A refund that an admin transfers from the bank account of the platform: they take it over, so that nobody else orders
 * it, and then say what became of it.
 */
export function TransferItem({ item, onDecided }: Props) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'execute' | 'return' | null>(null);
  const isMine = item.ordered?.is_own === true;
  const { bookings } = useOrpc();
  const handling = {
    once: true,
    failed: true as const,
    refusals: DECISION_REFUSALS,
    ...useThenReadQueue(onDecided),
  };
  const giveBack = useCall(bookings.returnRefundTransfer.call, { ...handling, done: t`The customer chooses again` });
  return (
    <>
      <TransferFacts item={item} />
      <Ordered item={item} />
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        {isMine && item.account !== null && (
          <KeyButton shortcut="E" onClick={() => setAsked('execute')}>
            <Trans>It is transferred</Trans>
          </KeyButton>
        )}
        {isMine && (
          <KeyButton shortcut="R" variant="secondary" onClick={() => setAsked('return')}>
            <Trans>It is not possible</Trans>
          </KeyButton>
        )}
        <TakeOver item={item} />
        <ButtonLink to="/admin/bookings/$bookingId" params={{ bookingId: item.booking_id }} variant="secondary">
          <Trans>Show the booking</Trans>
        </ButtonLink>
      </div>
      {asked === 'execute' && <ExecuteDialog item={item} handling={handling} onClose={() => setAsked(null)} />}
      {asked === 'return' && (
        <ReasonDialog
          title={t`Is the transfer not possible?`}
          description={
            <Trans>The customer chooses again how they get the money, and we forget the account that they gave.</Trans>
          }
          confirm={t`It is not possible`}
          pending={giveBack.isPending}
          onClose={() => setAsked(null)}
          onSend={(reason) => giveBack.send({ id: item.id, reason })}
        />
      )}
    </>
  );
}

/** Who orders it at the bank. */
function Ordered({ item: { ordered, waits_for_bank } }: Pick<Props, 'item'>) {
  if (waits_for_bank)
    return (
      <Notice tone="plain">
        <Trans>
          The bank of the customer has this money and has not decided yet: do not order the transfer now. If it was
          ordered before, ask our bank to stop it.
        </Trans>
      </Notice>
    );
  if (ordered === null)
    return (
      <p className="text-s text-ink-1">
        <Trans>Take it over before you order it at the bank: then nobody else orders it.</Trans>
      </p>
    );
  const at = <DateTime at={ordered.at} form="day-and-time" />;
  const name = <bdi>{ordered.name ?? <Trans>An account that has ended</Trans>}</bdi>;
  return (
    <p className="text-s font-semibold text-ink-0">
      {ordered.is_own ? (
        <Trans>You took it over on {at}.</Trans>
      ) : (
        <Trans>
          {name} took it over on {at}.
        </Trans>
      )}{' '}
      {!ordered.is_own && ordered.can_give_up && (
        <Trans>Before you take it over, check with our bank whether it was ordered.</Trans>
      )}
    </p>
  );
}

/** Takes the transfer over, or lets others do it; the item stays open. */
function TakeOver({ item: { id, ordered, waits_for_bank } }: Pick<Props, 'item'>) {
  const { t } = useLingui();
  const { bookings } = useOrpc();
  const handling = { once: true, failed: true as const, refusals: DECISION_REFUSALS, ...useThenReadQueue() };
  const order = useCall(bookings.orderRefundTransfer.call, { ...handling, done: t`You are ordering it` });
  const giveUp = useCall(bookings.giveUpRefundTransfer.call, { ...handling, done: t`Others can order it` });
  if (ordered === null && waits_for_bank) return null;
  if (ordered === null)
    return (
      <KeyButton shortcut="O" pending={order.isPending} onClick={() => !order.isPending && order.send({ id })}>
        <Trans>I am ordering it</Trans>
      </KeyButton>
    );
  if (!ordered.can_give_up) return null;
  return (
    <KeyButton
      shortcut="G"
      variant="secondary"
      pending={giveUp.isPending}
      onClick={() => !giveUp.isPending && giveUp.send({ id })}
    >
      {ordered.is_own ? <Trans>I am not ordering it</Trans> : <Trans>It was not ordered</Trans>}
    </KeyButton>
  );
}

type DialogProps = {
  item: Props['item'];
  handling: {
    once: boolean;
    failed: true;
    refusals: typeof DECISION_REFUSALS;
    onDone: () => void;
    onFailed: () => void;
  };
  onClose: () => void;
};

/** Asks for the reference that the bank gave the transfer. */
function ExecuteDialog({ item, handling, onClose }: DialogProps) {
  const { t } = useLingui();
  const [reference, setReference] = useState('');
  const [isTried, setTried] = useState(false);
  const { bookings } = useOrpc();
  const execute = useCall(bookings.executeRefundTransfer.call, { ...handling, done: t`The customer is told` });
  const { min, max } = TRANSFER_REFERENCE_LENGTH;
  const isShort = reference.trim().length < min;
  const amount = <Money amount={item.amount} piastres />;
  return (
    <FormDialog
      title={t`Is it transferred?`}
      description={<Trans>{amount} has left Hirfa’s bank account. The customer is told.</Trans>}
      confirm={<Trans>It is transferred</Trans>}
      call={{ isPending: execute.isPending }}
      onOpenChange={onClose}
      onConfirm={() => {
        setTried(true);
        if (!isShort) execute.send({ id: item.id, reference: reference.trim() });
      }}
    >
      <TextField
        label={t`Reference of the transfer`}
        hint={<Trans>As the bank shows it; the customer reads it.</Trans>}
        error={isTried && isShort ? t`Please write the reference.` : undefined}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        dir="ltr"
        autoComplete="off"
        maxLength={max}
      />
    </FormDialog>
  );
}
