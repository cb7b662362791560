import type { Booking } from '@hirfa/contract/bookings';
import { addedSubtotal, EXTRA, extraSubtotal, isQuoteNext } from '@hirfa/domain/bookings';
import {
  costsOfExtra,
  fromDecimal,
  type Piastres,
  piastres,
  priceLines,
  ratesFromColumns,
  toDecimal,
} from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { formatMoney } from '../../kit/format.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { asAmount, asLines } from '../../ui/fields/typed-text.ts';
import { Money } from '../../ui/money.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { formatDuration } from '../common/durations.ts';
import { typedAmount } from '../../ui/fields/typed-amount.ts';
import { useNow } from '../common/use-now.ts';
import { ReceiptField, useReceiptPhotos } from './receipt-photos.tsx';
import { useProposeExtra } from './use-extra.ts';

const EMPTY = { work: '', materials: '', minutes: '0', reason: '' };

/** The provider proposes extra work, materials or time, from the confirmation to the end; in a visit, a quote. */
export function ProposeExtra({ booking, name }: { booking: Booking; name: ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const price = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const receipts = useReceiptPhotos(booking.id);
  const call = useProposeExtra(booking, () => {
    receipts.sent();
    setOpen(false);
    setTyped(EMPTY);
    setTried(false);
  });
  const isQuote = isQuoteNext(booking);
  const isInTime = useNow() < new Date(booking.ends_at);
  const present = isQuote && booking.earnings !== null ? fromDecimal(booking.earnings.subtotal) : piastres(0);
  const extra = read(typed, isQuote, present);
  const isShort = typed.reason.trim().length < EXTRA.text.min;
  const change = (part: keyof typeof EMPTY, text: string) => setTyped({ ...typed, [part]: text });
  function send() {
    setTried(true);
    if (extra === null) return price.current?.focus();
    if (isShort) return words.current?.focus();
    const [work, materials] = [toDecimal(extra.work), toDecimal(extra.materials)];
    call.send({ work, materials, minutes: isInTime ? Number(typed.minutes) : 0, reason: typed.reason.trim() });
  }
  return (
    <FormDialog
      title={isQuote ? t`Write the quote` : t`Propose extra work`}
      description={<WhatFollows name={name} isQuote={isQuote} />}
      open={isOpen}
      onOpenChange={setOpen}
      call={call}
      confirm={isQuote ? <Trans>Send the quote</Trans> : <Trans>Propose it</Trans>}
      onConfirm={send}
      trigger={
        <Button variant="secondary" wide>
          {isQuote ? <Trans>Write the quote</Trans> : <Trans>Propose extra work</Trans>}
        </Button>
      }
    >
      <Prices
        typed={typed}
        fee={isQuote ? present : null}
        error={isTried && extra === null}
        onChange={change}
        ref={price}
      />
      <Earned booking={booking} name={name} extra={extra} isQuote={isQuote} />
      {extra !== null && extra.materials > 0 && <ReceiptField bookingId={booking.id} of={receipts} />}
      {isInTime && <MoreTime chosen={typed.minutes} onChoose={(minutes) => change('minutes', minutes)} />}
      <Reason ref={words} value={typed.reason} error={isTried && isShort} onChange={change} />
    </FormDialog>
  );
}

function WhatFollows({ name, isQuote }: { name: ReactNode; isQuote: boolean }) {
  if (!isQuote)
    return (
      <Trans>
        {name} approves or declines it. Please go on with it only when it is paid: until then the old price stands.
      </Trans>
    );
  return (
    <Trans>
      {name} accepts or declines it. It is for the whole job, and the visit fee is a part of it. Please begin only when
      it is paid.
    </Trans>
  );
}

type ReasonProps = {
  value: string;
  error: boolean;
  onChange: (part: 'reason', text: string) => void;
  ref: RefObject<HTMLTextAreaElement | null>;
};

function Reason({ value, error, onChange, ref }: ReasonProps) {
  const { t } = useLingui();
  return (
    <TextArea
      ref={ref}
      label={t`What is needed, and why? (required)`}
      aria-required
      rows={3}
      dir="auto"
      maxLength={EXTRA.text.max}
      value={value}
      onChange={(event) => onChange('reason', asLines(event.target.value))}
      error={error ? t`Please describe it in a sentence or two.` : undefined}
    />
  );
}

type PricesProps = {
  typed: typeof EMPTY;
  /** Of a visit, before fee and VAT: a quote is more than it. */
  fee: Piastres | null;
  error: boolean;
  onChange: (part: 'work' | 'materials', text: string) => void;
  ref: RefObject<HTMLInputElement | null>;
};

function Prices({ typed, fee, error, onChange, ref }: PricesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [least, most] = [EXTRA.price.min + (fee ?? 0), EXTRA.price.max].map((amount) =>
    formatMoney(toDecimal(piastres(amount)), locale, false),
  );
  const problem =
    fee === null
      ? t`Work and materials together cost between ${least} and ${most}.`
      : t`The visit fee is part of the quote: together it is between ${least} and ${most}.`;
  const amountField = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...amountField}
        ref={ref}
        label={t`Your work, in EGP`}
        value={typed.work}
        onChange={(event) => onChange('work', asAmount(event.target.value))}
        error={error ? problem : undefined}
      />
      <TextField
        {...amountField}
        label={t`Materials, in EGP`}
        value={typed.materials}
        onChange={(event) => onChange('materials', asAmount(event.target.value))}
      />
    </div>
  );
}

/** By how much the job gets longer; how much of it is free, the server answers. */
function MoreTime({ chosen, onChoose }: { chosen: string; onChoose: (minutes: string) => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { step, max } = EXTRA.minutes;
  const steps = Array.from({ length: max / step }, (_, index) => (index + 1) * step);
  const options = steps.map((minutes) => ({
    value: String(minutes),
    label: formatDuration(minutes * 60_000, locale),
  }));
  return (
    <SelectField
      label={t`More time`}
      hint={t`The job then ends later. The time is kept free as soon as the extra work is approved.`}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={[{ value: '0', label: t`As agreed` }, ...options]}
    />
  );
}

type EarnedProps = {
  booking: Booking;
  name: ReactNode;
  extra: Record<'work' | 'materials', Piastres> | null;
  isQuote: boolean;
};

/** What the provider earns by what is typed, and what it costs the customer. */
function Earned({ booking: { earnings, rates }, name, extra, isQuote }: EarnedProps) {
  if (earnings === null || rates === null) return null;
  const present = fromDecimal(earnings.subtotal);
  const added = extra === null ? piastres(0) : addedSubtotal({ ...extra, is_quote: isQuote }, present);
  const bookingRates = ratesFromColumns(rates);
  const { total, payout: more } = costsOfExtra(priceLines(present, bookingRates), bookingRates, added);
  const sum = isQuote ? piastres(present + added) : added;
  const payout = isQuote ? piastres(fromDecimal(earnings.provider_payout) + more) : more;
  const costs = <Money amount={toDecimal(total)} piastres />;
  return (
    <div className="flex flex-col gap-3 rounded-s bg-sand-1 p-4">
      <PriceLines
        lines={[
          { id: 'extra', label: <Trans>Work and materials</Trans>, amount: toDecimal(sum) },
          {
            id: 'commission',
            label: <Trans>Hirfa’s commission</Trans>,
            amount: toDecimal(piastres(payout - sum)),
          },
        ]}
        total={{
          label: isQuote ? <Trans>You get for the whole job</Trans> : <Trans>You get more</Trans>,
          amount: toDecimal(payout),
        }}
      />
      <p className="text-xs text-ink-1">
        <Trans>
          {name} pays {costs} more, with service fee and VAT.
        </Trans>
      </p>
    </div>
  );
}

/** What is typed; null where it is no price of an extra. An empty field is nothing. */
function read(
  { work, materials }: Pick<typeof EMPTY, 'work' | 'materials'>,
  is_quote: boolean,
  present: Piastres,
): Record<'work' | 'materials', Piastres> | null {
  const [one, other] = [work, materials].map((text) => (text.trim() === '' ? piastres(0) : typedAmount(text)));
  if (one == null || other == null) return null;
  const extra = { work: one, materials: other };
  return extraSubtotal({ ...extra, is_quote }, present) === null ? null : extra;
}
