import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useOrpc } from '../app/use-orpc.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { authErrorText } from './auth-errors.ts';
import { useEnter } from './use-enter.ts';

/** Takes the code that was sent to an e-mail, and so opens its account. */
export function ConfirmForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { i18n, t } = useLingui();
  const { accounts } = useOrpc();
  const enter = useEnter('signup');
  const [code, setCode] = useState('');
  const send = useMutation({ mutationFn: () => enter(() => accounts.confirmEmail.call({ email, code })), onSuccess: onDone });

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.trim() !== '') send.mutate();
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {send.error && <Notice tone="bad">{i18n._(authErrorText(send.error))}</Notice>}
      <p className="text-s text-ink-1">
        <Trans>
          We sent a mail to <bdi dir="ltr">{email}</bdi>. Please type the code it holds.
        </Trans>
      </p>
      <TextField
        label={t`Code`}
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" wide pending={send.isPending}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  );
}
