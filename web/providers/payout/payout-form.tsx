import type { PayoutDetails } from '@hirfa/contract/payments';
import type { PayoutKind } from '@hirfa/domain/payments';
import { isOtherHolder, PAYOUT_HOLD_HOURS } from '@hirfa/domain/payouts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AccountFields, isAccountWrong } from '../../ui/fields/account-fields.tsx';
import { useCall } from '../../ui/use-call.ts';
import { ChoiceCards } from '../../ui/fields/choice-cards.tsx';
import { focusProblem } from '../../ui/fields/focus-problem.ts';
import { payoutDetailsQuery } from '../queries.ts';

type PayoutFormProps = {
  stored: PayoutDetails | null;
  /** Of the person, as their documents have them; none before they are verified. */
  names: readonly string[];
  onSaved: () => void;
};

/** Asks for an Egyptian bank account or a wallet, and stores it. */
export function PayoutForm({ stored, names, onSaved }: PayoutFormProps) {
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
  const account = { kind, number, holder };
  const hours = PAYOUT_HOLD_HOURS;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsTried(true);
    if (isAccountWrong(account)) return focusProblem(place.current);
    save.send(account);
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
      <AccountFields
        value={account}
        onChange={(change) => {
          if (change.number !== undefined) setNumber(change.number);
          if (change.holder !== undefined) setHolder(change.holder);
        }}
        isTried={isTried}
        aboutHolder={isOtherHolder(holder, names) && <OtherHolder />}
      />
      {stored !== null && (
        <p className="text-s text-ink-1">
          <Trans>After a change we pay nothing out for {hours} hours, and an e-mail tells you of it.</Trans>
        </p>
      )}
      {save.refusal && <Notice tone="bad">{save.refusal}</Notice>}
      <Button type="submit" variant="secondary" pending={save.isPending} className="self-start max-sm:w-full">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}

/** Nothing is refused for it: names are spelled in several ways. */
function OtherHolder() {
  return (
    <output className="block text-s font-semibold text-warn">
      <Trans>
        This name does not match the name on your documents. Banks may send back what is paid to another name.
      </Trans>
    </output>
  );
}
