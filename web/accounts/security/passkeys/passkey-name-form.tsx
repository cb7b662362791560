import { PASSKEY } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { focusFirst, readFields } from '../../sign-in/form-fields.ts';

type PasskeyNameFormProps = {
  suggested: string;
  /** Why the last attempt failed. */
  problem: ReactNode;
  confirm: string;
  isPending: boolean;
  onSend: (name: string) => void;
  onCancel: () => void;
};

/** Asks for the name of a passkey. */
export function PasskeyNameForm({ suggested, problem, confirm, isPending, onSend, onCancel }: PasskeyNameFormProps) {
  const { t } = useLingui();
  const [error, setError] = useState<string>();

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name } = readFields(event.currentTarget, ['name']);
    setError(name === '' ? t`Please write a name.` : undefined);
    if (name === '') focusFirst(event.currentTarget, { name });
    else onSend(name);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {problem}
      <TextField
        label={t`Name`}
        name="name"
        autoComplete="off"
        maxLength={PASSKEY.nameLength.max}
        defaultValue={suggested}
        error={error}
        hint={<Trans>Only you see it.</Trans>}
      />
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" pending={isPending}>
          {confirm}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}
