import { ONE_TIME_CODE_LIFE_MS } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import MailOpen from 'lucide-react/icons/mail-open';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { AuthProblem } from '../auth-problem.tsx';
import { EmailField } from './email-field.tsx';
import { type FieldErrors, useFieldErrors } from '../field-errors.ts';
import { Resend } from '../resend.tsx';
import { StepHead } from '../step-head.tsx';
import { TerminalHint } from '../terminal-hint.tsx';
import { focusFirst, readFields } from '../form-fields.ts';

const MINUTES = ONE_TIME_CODE_LIFE_MS.reset / 60_000;

/** Requests a mail with a link to a new password; the answer is the same for every address. `back` is a link back. */
export function ForgotForm({ email, back }: { email: string; back: ReactNode }) {
  const { accounts } = useOrpc();
  const check = useFieldErrors('signin');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = (to: string) => accounts.requestPasswordReset.call({ email: to });
  const send = useCall(ask, { onDone: (_, to) => setSentTo(to) });

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = readFields(event.currentTarget, ['email']);
    const found = check(fields);
    setErrors(found);
    if (found.email === undefined) send.send(fields.email);
    else focusFirst(event.currentTarget, found);
  }

  if (sentTo !== null)
    return <MailSent to={sentTo} again={() => ask(sentTo)} onBack={() => setSentTo(null)} back={back} />;
  return (
    <>
      <StepHead icon={<KeyRound aria-hidden />} title={<Trans>A new password</Trans>}>
        <p>
          <Trans>Enter your e-mail, and we’ll send you a link to choose a new one.</Trans>
        </p>
      </StepHead>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <AuthProblem
          error={send.error}
          whenLimited={<Trans>Several mails were sent to this address already: the newest link works.</Trans>}
        />
        <EmailField defaultValue={send.given ?? email} error={errors.email} />
        <Button type="submit" wide size="l" pending={send.isPending}>
          <Trans>Send the link</Trans>
        </Button>
        {back}
      </form>
    </>
  );
}

function MailSent({
  to,
  again,
  onBack,
  back,
}: {
  to: string;
  again: () => Promise<unknown>;
  onBack: () => void;
  back: ReactNode;
}) {
  return (
    <>
      <StepHead icon={<MailOpen aria-hidden />} title={<Trans>Check your e-mail</Trans>}>
        <output>
          <Trans>
            If there is an account for <bdi dir="ltr">{to}</bdi>, a link to choose a new password is on its way. It
            works for {MINUTES} minutes.
          </Trans>
        </output>
      </StepHead>
      <div className="flex flex-col gap-3">
        <Resend send={again} />
        <Button variant="quiet" wide onClick={onBack}>
          <Trans>Change the e-mail</Trans>
        </Button>
        {back}
      </div>
      <TerminalHint what="mails" />
    </>
  );
}
