import type { PayoutDetails } from '@hirfa/contract/payments';
import { HOLDER_LENGTH, type PayoutKind, payoutNumber } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useCall } from '../../ui/use-call.ts';
import { ChoiceCards } from '../../ui/fields/choice-cards.tsx';
import { focusProblem } from '../../ui/fields/focus-problem.ts';
import { payoutDetailsQuery } from '../queries.ts';

type PayoutFormProps = { stored: PayoutDetails | null; onSaved: () => void };

/** Asks for an Egyptian bank account or a wallet, and stores it. */
export function PayoutForm({ stored, onSaved }: PayoutFormProps) {
  const { t } = useLingui();
  const place = useRef<HTMLFormElement>(null);
  const { payments } = useOrpc();
  const [kind, setKind] = useState<PayoutKind>(stored?.kind ?? 'iban');
  const [number, setNumber] = useState('');
  const [holder, setHolder] = useState(stored?.holder ?? '');
  const [isTried, setIsTried] = useState(false);
  const save = useCall(payments.savePayoutDetails.call, {
    done: t`Saved`,
    readAgain: [payoutDetailsQuery(useOrpc()).queryKey],
    onDone: onSaved,
  });
  const isNumberWrong = payoutNumber(kind, number) === null;
  const isHolderWrong = kind === 'iban' && holder.trim().length < HOLDER_LENGTH.min;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsTried(true);
    if (isNumberWrong || isHolderWrong) return focusProblem(place.current);
    save.send({ kind, number, holder: kind === 'iban' ? holder : '' });
  }
  return (
    <form ref={place} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ChoiceCards
        label={t`Where should we pay you?`}
        field="kind"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'iban', label: t`Bank account`, text: <Trans>Any bank in Egypt, by its IBAN.</Trans> },
          {
            value: 'wallet',
            label: t`Mobile wallet`,
            text: <Trans>Vodafone Cash, Orange Cash, e& money or WE Pay.</Trans>,
          },
        ]}
      />
      <NumberField key={kind} kind={kind} value={number} onChange={setNumber} isWrong={isTried && isNumberWrong} />
      {kind === 'iban' && (
        <TextField
          label={t`Name of the account’s holder`}
          hint={<Trans>As the bank writes it.</Trans>}
          error={isTried && isHolderWrong ? t`Please write the name.` : undefined}
          value={holder}
          onChange={(event) => setHolder(event.target.value)}
          dir="auto"
          autoComplete="name"
          maxLength={HOLDER_LENGTH.max}
        />
      )}
      {save.refusal && <Notice tone="bad">{save.refusal}</Notice>}
      <Button type="submit" variant="secondary" pending={save.isPending} className="self-start max-sm:w-full">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}

type NumberFieldProps = { kind: PayoutKind; value: string; onChange: (typed: string) => void; isWrong: boolean };

/** The IBAN, or the mobile number of a wallet. */
function NumberField({ kind, value, onChange, isWrong }: NumberFieldProps) {
  const { t } = useLingui();
  const isIban = kind === 'iban';
  const problem = isIban
    ? t`This is not an Egyptian IBAN. Please compare it, a digit may be missing or exchanged.`
    : t`This is not an Egyptian mobile number.`;
  return (
    <TextField
      label={isIban ? t`IBAN` : t`Mobile number of the wallet`}
      hint={
        isIban ? (
          <Trans>29 characters that begin with EG, in your bank’s app or on a statement.</Trans>
        ) : (
          <Trans>The number with which the wallet was opened.</Trans>
        )
      }
      error={isWrong ? problem : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      dir="ltr"
      inputMode={isIban ? 'text' : 'tel'}
      autoComplete="off"
      maxLength={60}
    />
  );
}
