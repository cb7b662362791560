import { egyptianMobile } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { AuthProblem } from '../../sign-in/auth-problem.tsx';
import { readFields } from '../../sign-in/form-fields.ts';
import { CODE_MINUTES, CodeStep } from './code-step.tsx';
import { ConfirmedContact } from './confirmed-contact.tsx';

type OwnPhoneProps = {
  /** The account's proven number. */
  number: string | null;
  /** The account has the number now. */
  onProven: () => void;
};

/** The mobile number of the account, or the form that adds one by a code. */
export function OwnPhone({ number, onProven }: OwnPhoneProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<string>();
  if (number !== null) return <ConfirmedContact name={t`Mobile number`} value={number} />;
  if (asked === undefined) return <NumberForm onSent={setAsked} />;
  return <NumberStep phone={asked} onProven={onProven} onBack={() => setAsked(undefined)} />;
}

function NumberForm({ onSent }: { onSent: (phone: string) => void }) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const [isWrong, setWrong] = useState(false);
  const send = useCall((phone_number: string) => accounts.sendOwnPhoneCode.call({ phone_number }), {
    onDone: (_, phone) => onSent(phone),
  });
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const number = egyptianMobile(readFields(event.currentTarget, ['own_phone']).own_phone);
    setWrong(number === null);
    if (number !== null) send.send(number);
    else event.currentTarget.querySelector('input')?.focus();
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={t`Mobile number`}
        name="own_phone"
        type="tel"
        dir="ltr"
        inputMode="tel"
        autoComplete="tel"
        placeholder="010 1234 5678"
        error={isWrong ? t`Please write an Egyptian mobile number, such as 010 1234 5678.` : undefined}
        hint={<Trans>We text a code to it. Customers never see the number; it also opens your account.</Trans>}
      />
      <AuthProblem error={send.error} />
      <Button type="submit" variant="secondary" pending={send.isPending} className="self-start max-sm:w-full">
        <Trans>Text me a code</Trans>
      </Button>
    </form>
  );
}

type NumberStepProps = { phone: string; onProven: () => void; onBack: () => void };

function NumberStep({ phone, onProven, onBack }: NumberStepProps) {
  const { accounts } = useOrpc();
  const minutes = CODE_MINUTES;
  const call = useCall((code: string) => accounts.confirmOwnPhone.call({ phone_number: phone, code }), {
    onDone: onProven,
  });
  const number = (
    <bdi dir="ltr" className="font-semibold text-ink-0">
      {phone}
    </bdi>
  );
  return (
    <CodeStep
      sentence={
        <Trans>
          We texted a code to {number}. Type it here within {minutes} minutes.
        </Trans>
      }
      confirm={<Trans>Confirm the number</Trans>}
      change={<Trans>Change the number</Trans>}
      call={call}
      resend={() => accounts.sendOwnPhoneCode.call({ phone_number: phone })}
      onBack={onBack}
      sent="texts"
    />
  );
}
