import { REASON_LENGTH } from '@hirfa/domain/bookings';
import { CASH, fromDecimal, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { codeOf } from '../../kit/error-code.ts';
import { formatShare } from '../../kit/format.ts';
import { asAmount } from '../../ui/fields/typed-text.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Money } from '../../ui/money.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { backOfCash, percentOf, splitAt, subtotalFor, subtotalOf } from './split.ts';
import { typedAmount } from '../../ui/fields/typed-amount.ts';
import { SplitPreview } from './split-preview.tsx';

type Names = { customer: ReactNode; provider: ReactNode };
type DecideProps = ItemProps<'dispute'> & Names;

/**
 * What an admin chooses: the amount that stays of the price, and the two fields as they are typed; of cash, what was
 * paid.
 */
interface Choice {
  subtotal: Piastres;
  stays: string;
  back: string;
  cash: Cash;
}

/** What was paid in cash, as it is typed, and whether that was not what was due. */
interface Cash {
  collected: string;
  isUnpaid: boolean;
}

/** How much of the price stays, by a slider or to the piastre, what follows from it, and why. */
export function DecideDispute({ item, customer, provider, onDecided }: DecideProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<Choice>(() =>
    choiceAt(item, subtotalOf(item, 50), { collected: saidToBePaid(item), isUnpaid: false }),
  );
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const call = useDecision(item, onDecided, () => setAsked(false));
  const split = splitAt(item, choice.subtotal);
  const isShort = reason.trim().length < REASON_LENGTH.min;
  const back =
    split && (item.is_cash ? backOfCash(item, split.kept, typedAmount(choice.cash.collected)) : split.refund);
  function ask() {
    setTried(true);
    if (isShort) field.current?.focus();
    else if (back !== null) setAsked(true);
  }
  if (split === null) return null;
  const [refund, payout] = [back ?? '0.00', split.kept.provider_payout].map((amount) => (
    <Money key={amount} amount={amount} piastres />
  ));
  return (
    <section aria-label={t`The decision`} className="flex flex-col gap-5 border-t border-sand-2 pt-5">
      {item.is_cash && <Collected item={item} choice={choice} isWrong={back === null} onChange={setChoice} />}
      <Amounts item={item} choice={choice} onChange={setChoice} />
      <SplitPreview present={item.lines} kept={split.kept} refund={back ?? '0.00'} names={{ customer, provider }} />
      <TextArea
        ref={field}
        label={t`Reason (required)`}
        aria-required
        hint={t`Both people read it.`}
        rows={3}
        dir="auto"
        maxLength={REASON_LENGTH.max}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={isTried && isShort ? t`Please write the reason in a few words.` : undefined}
      />
      <KeyButton shortcut="D" className="self-start max-sm:w-full" onClick={ask}>
        <Trans>Decide</Trans>
      </KeyButton>
      {isAsked && (
        <ConfirmDialog
          title={t`Make this decision?`}
          description={
            <Trans>
              {customer} gets {refund} back, {provider} gets {payout}. Both read your reason. This can’t be taken back.
            </Trans>
          }
          onOpenChange={() => setAsked(false)}
          call={call}
          confirm={<Trans>Yes, decide</Trans>}
          onConfirm={() => call.send({ ...decisionOf(item, choice), refund: back ?? '0.00', reason: reason.trim() })}
        />
      )}
    </section>
  );
}

/** What of the price stays, and of cash what was paid. */
const decisionOf = (item: DecideProps['item'], { subtotal, cash }: Choice) => ({
  subtotal: toDecimal(subtotal),
  ...(item.is_cash && {
    collected: toDecimal(typedAmount(cash.collected) ?? piastres(0)),
    is_unpaid: cash.isUnpaid && isPaidInPart(item, cash),
  }),
});

/** Whether less than the price was paid, as far as it is an amount. */
const isPaidInPart = ({ lines }: DecideProps['item'], { collected }: Cash): boolean =>
  (typedAmount(collected) ?? Infinity) < fromDecimal(lines.customer_total);

/** What the one who reports it says was paid in cash, or the price. */
const saidToBePaid = ({ dispute, lines }: DecideProps['item']) => dispute.paid_in_cash ?? lines.customer_total;

const choiceAt = (item: DecideProps['item'], subtotal: Piastres, cash: Cash): Choice => ({
  cash,
  subtotal,
  stays: toDecimal(subtotal),
  back: splitAt(item, subtotal)?.refund ?? '0.00',
});

type CollectedProps = AmountsProps & { isWrong: boolean };

/** What was paid in cash: no more can stay, and no more than the price goes back. Of less it is said why. */
function Collected({ item, choice, isWrong, onChange }: CollectedProps) {
  const { t } = useLingui();
  const { cash } = choice;
  const days = CASH.barredDays;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        label={t`Paid in cash, in EGP`}
        hint={t`What goes back is owed by the provider. The customer gets it as credit or by a transfer.`}
        error={isWrong ? t`No more can stay than was paid, and no more than the price counts.` : undefined}
        value={cash.collected}
        onChange={(event) => onChange({ ...choice, cash: { ...cash, collected: asAmount(event.target.value) } })}
      />
      {isPaidInPart(item, cash) && (
        <Checkbox
          label={t`The customer did not pay what was due`}
          hint={t`They can’t pay in cash for ${days} days then.`}
          checked={cash.isUnpaid}
          onChange={(event) => onChange({ ...choice, cash: { ...cash, isUnpaid: event.currentTarget.checked } })}
        />
      )}
    </div>
  );
}

type AmountsProps = { item: DecideProps['item']; choice: Choice; onChange: (choice: Choice) => void };

/** A slider and two fields that follow each other: what is typed stays as it was typed until the field is left. */
function Amounts({ item, choice, onChange }: AmountsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const percent = percentOf(item, choice.subtotal);
  const share = formatShare(percent / 100, locale);
  const isPaid = fromDecimal(item.lines.customer_total) > 0 && !item.is_cash;
  const typed = (name: 'stays' | 'back', text: string) => {
    const amount = typedAmount(text);
    if (amount === null) return onChange({ ...choice, [name]: text });
    const wanted = name === 'stays' ? Math.min(amount, fromDecimal(item.lines.subtotal)) : subtotalFor(item, amount);
    onChange({ ...choiceAt(item, piastres(wanted), choice.cash), [name]: text });
  };
  const leave = () => onChange(choiceAt(item, choice.subtotal, choice.cash));
  const amountField = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off', onBlur: leave } as const;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1 text-s font-semibold text-ink-0">
        <p aria-hidden className="flex flex-wrap justify-between gap-x-4">
          <Trans>How much of the price stays</Trans>
          <span>{share}</span>
        </p>
        <input
          type="range"
          aria-label={t`How much of the price stays`}
          aria-valuetext={share}
          min={0}
          max={100}
          step={5}
          value={percent}
          onChange={(event) => onChange(choiceAt(item, subtotalOf(item, Number(event.target.value)), choice.cash))}
          className="h-11 w-full accent-clay"
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...amountField}
          label={t`Stays of the price, in EGP`}
          value={choice.stays}
          onChange={(event) => typed('stays', asAmount(event.target.value))}
        />
        {isPaid && (
          <TextField
            {...amountField}
            label={t`Goes back to the customer, in EGP`}
            value={choice.back}
            onChange={(event) => typed('back', asAmount(event.target.value))}
          />
        )}
      </div>
    </div>
  );
}

type Decision = { subtotal: string; refund: string; reason: string; collected?: string; is_unpaid?: boolean };

/** Decides; what has changed meanwhile is read again. */
function useDecision({ id }: DecideProps['item'], onDecided: () => void, onOver: () => void) {
  const { t } = useLingui();
  const { admin } = useOrpc();
  return useCall((given: Decision, options) => admin.decideDispute.call({ id, ...given }, options), {
    once: true,
    done: () => t`The problem is decided.`,
    refusals: {
      state_changed: msg`This problem has changed. You see it as it is now.`,
      own_profile: msg`This is a booking of your own. Another admin decides about it.`,
      invalid_input: msg`Please check the amounts and the reason.`,
      service_unavailable: msg`Money of an earlier change is still on its way. Please decide when it has arrived.`,
    },
    readAgain: [admin.listQueue.key()],
    onDone: () => {
      onOver();
      onDecided();
    },
    onFailed: (error) => {
      if (codeOf(error) === 'state_changed') onOver();
    },
  });
}
