import type { AccountDeletion } from '@hirfa/contract/accounts';
import { isLeavingWord, LEAVING, LEAVING_WORDS } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { useLanguage } from '../../../kit/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { DateTime } from '../../../ui/date-time.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { isWrongCode } from '../../sign-in/auth-errors.ts';
import { PasskeyProblem } from '../../sign-in/passkey/passkey-problem.tsx';
import { useRequestDeletion } from './use-request-deletion.ts';

type DeletionFormProps = {
  confirmBy: Exclude<AccountDeletion['confirm_by'], 'sign_in'>;
  secondFactors: AccountDeletion['second_factors'];
};

/** Asks for the password or, where there is none, a word to type; and for a second factor of a person who has one. */
export function DeletionForm({ confirmBy, secondFactors }: DeletionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const [wanted, setWanted] = useState<'code' | 'passkey'>('code');
  const [isTried, setTried] = useState(false);
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
  // Once the errors are shown.
  const focusProblem = () => void setTimeout(() => (find('[aria-invalid=true]') ?? find('input'))?.focus());
  const request = useRequestDeletion(confirmBy, focusProblem);
  const factor = secondFactors.includes(wanted) ? wanted : secondFactors[0];
  const isTyped = confirmBy === 'password' ? typed !== '' : isLeavingWord(typed);
  const isCodeMissing = factor === 'code' && code.trim() === '';
  const isWrong = factor === 'code' && isWrongCode(request.error);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (!isTyped || isCodeMissing) return focusProblem();
    const confirmation = confirmBy === 'password' ? { password: typed } : { word: typed };
    if (factor === 'passkey') request.sendWithPasskey(confirmation);
    else request.send({ ...confirmation, ...(factor === 'code' && { code }) });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
      {request.refusal && !isWrong && <Notice tone="bad">{request.refusal}</Notice>}
      <PasskeyProblem
        error={request.passkeyError}
        cancelled={<Trans>No passkey was used. Your account stays as it is.</Trans>}
      />
      <FirstField confirmBy={confirmBy} value={typed} onChange={setTyped} isMissing={isTried && !isTyped} />
      {factor === 'code' && (
        <CodeField value={code} onChange={setCode} isMissing={isTried && isCodeMissing} isWrong={isWrong} />
      )}
      {secondFactors.length > 1 && (
        <Button
          variant="quiet"
          className="self-start max-sm:w-full"
          onClick={() => setWanted(factor === 'code' ? 'passkey' : 'code')}
        >
          {factor === 'code' ? <Trans>Use a passkey</Trans> : <Trans>Use a code</Trans>}
        </Button>
      )}
      <Submit pending={request.isPending}>
        {factor === 'passkey' && <Trans>Your device will ask for your passkey.</Trans>}
      </Submit>
    </form>
  );
}

function Submit({ pending, children }: { pending: boolean; children: ReactNode }) {
  const [endsAt] = useState(() => new Date(Date.now() + LEAVING.waitMs).toISOString());
  const end = <DateTime at={endsAt} form="day-and-time" />;
  return (
    <div className="flex flex-col gap-2.5">
      <Button type="submit" variant="danger" pending={pending} className="self-start max-sm:w-full">
        <Trans>Delete my account</Trans>
      </Button>
      <p className="text-xs text-ink-2">
        {children} <Trans>It happens on {end}. Until then you can change your mind.</Trans>
      </p>
    </div>
  );
}

type TypedFieldProps = { value: string; onChange: (typed: string) => void; isMissing: boolean };

function CodeField({ value, onChange, isMissing, isWrong }: TypedFieldProps & { isWrong: boolean }) {
  const { t } = useLingui();
  const wrong = isWrong ? t`This code is not right, or was used before. Type the one that is shown now.` : undefined;
  return (
    <TextField
      label={t`Code of the app, or a recovery code`}
      name="code"
      dir="ltr"
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isMissing ? t`Please type a code.` : wrong}
    />
  );
}

function FirstField({ confirmBy, value, onChange, isMissing }: TypedFieldProps & Pick<DeletionFormProps, 'confirmBy'>) {
  const { t } = useLingui();
  const word = LEAVING_WORDS[useLanguage()];
  const asked = <bdi className="font-bold text-ink-0">{word}</bdi>;
  const common = { value, onChange: (event: { target: HTMLInputElement }) => onChange(event.target.value) };
  return confirmBy === 'password' ? (
    <PasswordField
      {...common}
      label={t`Your password`}
      name="password"
      autoComplete="current-password"
      error={isMissing ? t`Please write your password.` : undefined}
    />
  ) : (
    <TextField
      {...common}
      label={t`Confirm`}
      name="word"
      autoComplete="off"
      spellCheck={false}
      hint={<Trans>Type {asked} to show that you mean it.</Trans>}
      error={isMissing ? t`Please type the word as it stands here.` : undefined}
    />
  );
}
