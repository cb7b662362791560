import type { DifferenceKind, MovementKind } from '@hirfa/domain/payments';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { useDecideLater } from '../../ui/admin/queue/use-decide-later.ts';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';

const DIFFERENCES: Record<DifferenceKind, MessageDescriptor> = {
  missing_in_books: msg`The payment service has moved this money, and the books do not have it.`,
  missing_at_gateway: msg`The books have this money, and the payment service has not moved it.`,
  double_at_gateway: msg`The payment service has moved this money twice, and the books have it once.`,
  other_amount: msg`The payment service has moved another amount than the books have.`,
};

const MOVEMENTS: Record<MovementKind, MessageDescriptor> = {
  capture: msg`A card was charged`,
  charge: msg`A wallet or a kiosk paid`,
  refund: msg`Money was sent back`,
  refund_failed: msg`Money that was sent back has come back`,
  chargeback: msg`A bank took money back`,
  chargeback_returned: msg`A bank returned money`,
};

/** A difference between the books and a payment service, with what is known of it. */
export function DifferenceItem({ item, onDecided }: ItemProps<'difference'>) {
  const { t, i18n } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const later = useDecideLater(item, onDecided);
  return (
    <>
      <p className="text-s">{i18n._(DIFFERENCES[item.difference])}</p>
      <Known item={item} />
      <p className="text-xs text-ink-1">
        <Trans>It closes by itself once a later night finds that both agree.</Trans>
      </p>
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        <KeyButton shortcut="C" onClick={() => setAsked(true)}>
          <Trans>Say what it was</Trans>
        </KeyButton>
        {item.booking_id !== null && (
          <ButtonLink to="/admin/bookings/$bookingId" params={{ bookingId: item.booking_id }} variant="secondary">
            <Trans>Show the booking</Trans>
          </ButtonLink>
        )}
      </div>
      {isAsked && (
        <ReasonDialog
          title={t`What was this difference?`}
          description={<Trans>Nothing moves in the books. The difference is closed, and keeps what you write.</Trans>}
          confirm={t`Close the difference`}
          isRead={false}
          isDanger={false}
          pending={later.isPending}
          onClose={() => setAsked(false)}
          onSend={(reason) => later.decide('close', reason)}
        />
      )}
    </>
  );
}

function Known({ item }: Pick<ItemProps<'difference'>, 'item'>) {
  const { i18n } = useLingui();
  const { gateway, reference, amount_there, amount_here, movement, moved_at } = item;
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-m bg-sand-1 p-4 text-s sm:grid-cols-2">
      <div>
        <dt className="text-ink-1">
          <Trans>At the payment service</Trans> (<bdi>{gateway}</bdi>)
        </dt>
        <dd className="font-semibold">
          <Money amount={amount_there} piastres />
        </dd>
      </div>
      <div>
        <dt className="text-ink-1">
          <Trans>In the books</Trans>
        </dt>
        <dd className="font-semibold">
          <Money amount={amount_here} piastres />
        </dd>
      </div>
      {movement !== null && moved_at !== null && (
        <div>
          <dt className="text-ink-1">{i18n._(MOVEMENTS[movement])}</dt>
          <dd>
            <DateTime at={moved_at} form="day-and-time" />
          </dd>
        </div>
      )}
      {reference !== '' && (
        <div className="min-w-0">
          <dt className="text-ink-1">
            <Trans>Its number at the payment service</Trans>
          </dt>
          <dd className="font-mono text-xs wrap-anywhere">
            <bdi dir="ltr">{reference}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
