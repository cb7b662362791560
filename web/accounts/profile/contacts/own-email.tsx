import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { codeOf } from '../../../kit/error-code.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { AuthProblem } from '../../sign-in/auth-problem.tsx';
import { readFields } from '../../sign-in/form-fields.ts';
import { SignInAgain } from '../../sign-in/sign-in-again.tsx';
import { CODE_MINUTES, CodeStep } from './code-step.tsx';
import { ConfirmedContact } from './confirmed-contact.tsx';

type OwnEmailProps = {
  /** The account's proven address. */
  email: string | null;
  /** The account has the address now. */
  onProven: () => void;
};

/** The e-mail address of the account, or the form that adds one by a code. */
export function OwnEmail({ email, onProven }: OwnEmailProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<string>();
  if (email !== null) return <ConfirmedContact name={t`E-mail address`} value={email} />;
  if (asked === undefined) return <AddressForm onSent={setAsked} />;
  return <AddressStep email={asked} onProven={onProven} onBack={() => setAsked(undefined)} />;
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const [isWrong, setWrong] = useState(false);
  const send = useCall((email: string) => accounts.sendOwnEmailCode.call({ email }), {
    onDone: (_, email) => onSent(email),
  });
  if (codeOf(send.error) === 'fresh_sign_in_required') return <SignInAgain />;
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const { own_email } = readFields(event.currentTarget, ['own_email']);
    const isAddress = own_email !== '' && input?.validity.valid === true;
    setWrong(!isAddress);
    if (isAddress) send.send(own_email);
    else input?.focus();
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={t`E-mail address`}
        name="own_email"
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        placeholder="name@example.com"
        error={isWrong ? t`Please write a whole e-mail address.` : undefined}
        hint={<Trans>We mail a code to it. Then mails reach you, and it also opens your account.</Trans>}
      />
      <AuthProblem error={send.error} />
      <Button type="submit" variant="secondary" pending={send.isPending} className="self-start max-sm:w-full">
        <Trans>E-mail me a code</Trans>
      </Button>
    </form>
  );
}

type AddressStepProps = { email: string; onProven: () => void; onBack: () => void };

function AddressStep({ email, onProven, onBack }: AddressStepProps) {
  const { accounts } = useOrpc();
  const minutes = CODE_MINUTES;
  const call = useCall((code: string) => accounts.confirmOwnEmail.call({ email, code }), { onDone: onProven });
  const address = (
    <bdi dir="ltr" className="font-semibold wrap-anywhere text-ink-0">
      {email}
    </bdi>
  );
  return (
    <CodeStep
      sentence={
        <Trans>
          We mailed a code to {address}. Type it here within {minutes} minutes.
        </Trans>
      }
      confirm={<Trans>Confirm the address</Trans>}
      change={<Trans>Change the address</Trans>}
      call={call}
      resend={() => accounts.sendOwnEmailCode.call({ email })}
      onBack={onBack}
      sent="mails"
    />
  );
}
