import { egyptianMobile } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { FullNameField } from '../full-name-field.tsx';
import { AuthProblem } from '../auth-problem.tsx';
import { type AuthFields, type AuthMode, type FieldErrors, useFieldErrors } from '../field-errors.ts';
import { focusFirst, readFields } from '../form-fields.ts';

type PhoneFormProps = {
  mode: AuthMode;
  /** What was typed before. */
  typed: AuthFields;
  keepTyped: (fields: Partial<AuthFields>) => void;
  onSent: () => void;
};

/** Asks for an Egyptian mobile number, to which a code is sent. */
export function PhoneForm({ mode, typed, keepTyped, onSent }: PhoneFormProps) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const check = useFieldErrors(mode);
  const [errors, setErrors] = useState<FieldErrors>({});
  const send = useCall((phone: string) => accounts.sendPhoneCode.call({ phone }), { onDone: onSent });

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const { full_name, phone } = readFields(event.currentTarget, ['full_name', 'phone']);
    keepTyped({ phone, ...(mode === 'signup' && { full_name }) });
    const found = check(mode === 'signup' ? { full_name, phone } : { phone });
    setErrors(found);
    if (Object.keys(found).length === 0) send.send(egyptianMobile(phone) ?? phone);
    else focusFirst(event.currentTarget, found);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <AuthProblem error={send.error} />
      {mode === 'signup' && <FullNameField defaultValue={typed.full_name} error={errors.full_name} />}
      <TextField
        label={t`Mobile number`}
        name="phone"
        type="tel"
        dir="ltr"
        autoComplete="tel"
        inputMode="tel"
        placeholder="010 1234 5678"
        defaultValue={typed.phone}
        error={errors.phone}
        hint={<Trans>We’ll text a code to it. Nobody sees your number.</Trans>}
      />
      <Button type="submit" wide size="l" pending={send.isPending}>
        <Trans>Text me a code</Trans>
      </Button>
    </form>
  );
}
