import type { AccountDeletion } from '@hirfa/contract/accounts';
import { isLeavingWord, LEAVING, LEAVING_WORDS } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useLanguage } from '../../../kit/use-language.ts';
import { profileErrorText } from '../error-texts.ts';
import { useRequestDeletion } from './use-request-deletion.ts';

/** Asks for a confirmation: the password or, where there is none, a word to type. */
export function DeletionForm({ confirmBy }: { confirmBy: Exclude<AccountDeletion['confirm_by'], 'sign_in'> }) {
  const { i18n, t } = useLingui();
  const word = LEAVING_WORDS[useLanguage()];
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const requestDeletion = useRequestDeletion();

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const isTyped = confirmBy === 'password' ? typed !== '' : isLeavingWord(typed);
    const missing =
      confirmBy === 'password' ? t`Please write your password.` : t`Please type the word as it stands here.`;
    setProblem(isTyped ? undefined : missing);
    if (isTyped)
      requestDeletion.mutate(confirmBy === 'password' ? { password: typed } : { word: typed }, {
        onError: () => field.current?.focus(),
      });
    else field.current?.focus();
  }

  const common = {
    ref: field,
    value: typed,
    onChange: (event: { target: HTMLInputElement }) => setTyped(event.target.value),
    error: problem,
  };
  const asked = <bdi className="font-bold text-ink-0">{word}</bdi>;
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
      {requestDeletion.error && <Notice tone="bad">{i18n._(profileErrorText(requestDeletion.error))}</Notice>}
      {confirmBy === 'password' ? (
        <PasswordField {...common} label={t`Your password`} name="password" autoComplete="current-password" />
      ) : (
        <TextField
          {...common}
          label={t`Confirm`}
          name="word"
          autoComplete="off"
          spellCheck={false}
          hint={<Trans>Type {asked} to show that you mean it.</Trans>}
        />
      )}
      <div className="flex flex-col gap-2.5">
        <Button type="submit" variant="danger" pending={requestDeletion.isPending} className="self-start max-sm:w-full">
          <Trans>Delete my account</Trans>
        </Button>
        <p className="text-xs text-ink-2">
          <Trans>It happens in {LEAVING.days} days. Until then you can change your mind.</Trans>
        </p>
      </div>
    </form>
  );
}
