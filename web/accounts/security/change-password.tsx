import { PASSWORD_LENGTH } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useCall } from '../../ui/use-call.ts';
import { devicesQuery } from '../common/queries.ts';
import { codeOf } from '../../kit/error-code.ts';
import { AuthProblem } from '../sign-in/auth-problem.tsx';
import { ForgottenPassword } from '../sign-in/email/reset-link-button.tsx';
import { NewPasswordField } from '../sign-in/password/new-password-field.tsx';
import { useCommonPassword } from '../sign-in/password/use-common-password.ts';
import { focusFirst, readFields } from '../sign-in/form-fields.ts';

type Errors = { current_password?: string; new_password?: string };

/** Changes the password of a person who knows the current one, or mails them a link; signs out all other devices. */
export function ChangePassword({ email }: { email: string | null }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const [errors, setErrors] = useState<Errors>({});
  const [round, setRound] = useState(0);
  const change = useCall(orpc.accounts.changePassword.call, {
    done: t`Your password is changed. All other devices are signed out.`,
    onDone: () => setRound(round + 1),
    readAgain: [devicesQuery(orpc).queryKey],
  });
  const tooCommon = useCommonPassword(change.error);
  const isWrong = codeOf(change.error) === 'invalid_credentials';

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = readFields(event.currentTarget, ['current_password', 'new_password']);
    const found: Errors = {
      ...(fields.current_password === '' && { current_password: t`Please write your current password.` }),
      ...(fields.new_password.length < PASSWORD_LENGTH.min && {
        new_password: t`The password needs at least ${PASSWORD_LENGTH.min} characters.`,
      }),
    };
    setErrors(found);
    change.reset();
    if (Object.keys(found).length === 0) change.send(fields);
    else focusFirst(event.currentTarget, found);
  }

  return (
    <form key={round} method="post" noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
      {!isWrong && tooCommon === undefined && <AuthProblem error={change.error} />}
      <div>
        <PasswordField
          label={t`Current password`}
          name="current_password"
          autoComplete="current-password"
          error={isWrong ? t`This is not your current password.` : errors.current_password}
        />
        {email !== null && <ForgottenPassword email={email} />}
      </div>
      <NewPasswordField label={t`New password`} name="new_password" error={errors.new_password ?? tooCommon} />
      <Button type="submit" variant="secondary" pending={change.isPending} className="sm:self-start">
        <Trans>Change the password</Trans>
      </Button>
    </form>
  );
}
