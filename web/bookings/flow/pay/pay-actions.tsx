import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { isByReference, METHOD_RULES, type WayToPay } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Money } from '../../../ui/money.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useLanguage } from '../../../kit/use-language.ts';
import { workOf } from '../../facts/work-of.ts';
import { stickyBar } from '../flow-layout.ts';
import { isSavedCard, methodOf, type PayChoice } from './method-choice.tsx';
import { MethodPromise } from './method-words.tsx';
import type { Paying } from './use-paying.ts';
import { WithdrawButton } from '../../common/withdraw-button.tsx';

type PayProps = { booking: Booking; paying: Paying; isDeclined: boolean; choice: PayChoice };

/** The pay button, which is in the bar on narrow screens, and the withdraw button. */
export function PayActions(props: PayProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 max-lg:hidden">
        <PayProblem refusal={props.paying.refusal} />
        <PayButton {...props} />
        <ChargeNote {...props} />
      </div>
      <WithdrawButton booking={props.booking} />
    </div>
  );
}

/** The total and the pay button, always visible on narrow screens. */
export function PayBar(props: PayProps) {
  return (
    <div className={`${stickyBar} mt-6 flex flex-col gap-2 lg:hidden`}>
      <PayProblem refusal={props.paying.refusal} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="text-l leading-tight font-bold text-ink-0">
          <span className="block text-xs leading-normal font-normal text-ink-2">
            {workOf(props.booking) === 'visit' ? <Trans>Visit fee, all included</Trans> : <Trans>Total</Trans>}
          </span>
          <Money amount={totalOf(props.booking)} piastres />
        </p>
        <PayButton {...props} />
      </div>
      <ChargeNote {...props} />
    </div>
  );
}

const totalOf = ({ price }: Booking) => price?.customer_total ?? '0.00';

type PayButtonProps = Omit<PayProps, 'choice'> & Partial<Pick<PayProps, 'choice'>>;

export function PayButton({ booking, paying: { start, pending }, isDeclined, choice = 'card' }: PayButtonProps) {
  const amount = <Money amount={totalOf(booking)} piastres />;
  return (
    <Button size="l" pending={pending} onClick={start} className="max-lg:px-4 max-sm:grow sm:max-lg:min-w-40">
      {!pending && <PayIcon method={methodOf(choice)} />}
      <span>
        <PayLabel choice={choice} isDeclined={isDeclined} amount={amount} />
      </span>
    </Button>
  );
}

const isCollected = (method: WayToPay) => METHOD_RULES[method].takes === 'collect';

function PayIcon({ method }: { method: WayToPay }) {
  if (isCollected(method)) return null;
  return isByReference(method) ? <ReceiptText aria-hidden /> : <LockKeyhole aria-hidden />;
}

function PayLabel({ choice, isDeclined, amount }: Pick<PayProps, 'choice' | 'isDeclined'> & { amount: ReactNode }) {
  const method = methodOf(choice);
  if (isCollected(method)) return <Trans>Send the request</Trans>;
  if (isByReference(method)) return <Trans>Get the reference</Trans>;
  if (isSavedCard(choice)) return <Trans>Pay {amount}</Trans>;
  return isDeclined ? <Trans>Try again: {amount}</Trans> : <Trans>Go to payment</Trans>;
}

function ChargeNote({ booking: { provider }, choice }: Pick<PayProps, 'booking' | 'choice'>) {
  const language = useLanguage();
  return (
    <p className="text-center text-xs text-ink-2">
      <MethodPromise method={methodOf(choice)} who={<bdi>{textIn(provider, 'display_name', language)}</bdi>} />
    </p>
  );
}

export function PayProblem({ refusal }: Pick<Paying, 'refusal'>) {
  return refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>;
}
