import type { Booking } from '@hirfa/contract/bookings';
import { START_CODE } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { controlStyle, Field } from '../../ui/fields/field.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { codeOf } from '../../kit/error-code.ts';
import { isAboutField } from '../common/error-texts.ts';
import { useStep } from '../common/use-step.ts';

const ARABIC_ZERO = 0x0660;

/** Converts Arabic digits to western ones, which the server expects. */
const westernDigits = (text: string) =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? 0) - ARABIC_ZERO)).replace(/\D/g, '');

/** Starting a job with the code that the customer shows. */
export function StartForm({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const start = useStep(booking.id, 'start');
  const wrong = isAboutField(start.error, 'code');
  const error = short
    ? t`Please write all four digits.`
    : wrong
      ? t`This code is not right. Please look at it once more.`
      : undefined;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (start.pending) return;
    setShort(code.length !== START_CODE.digits);
    if (code.length === START_CODE.digits) start.take({ code });
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 rounded-m bg-sand-1 p-4 sm:p-5">
      <Field label={t`The customer’s 4-digit code`} hint={t`They find it on the page of their booking.`} error={error}>
        {(control) => (
          <input
            {...control}
            type="text"
            value={code}
            onChange={(event) => setCode(westernDigits(event.target.value).slice(0, START_CODE.digits))}
            inputMode="numeric"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- writing the code is what the panel is opened for
            autoFocus
            dir="ltr"
            placeholder="0000"
            className={`${controlStyle} ps-[calc(.875rem+.28em)]! text-center text-2xl! leading-normal font-bold tracking-[.28em]! tabular-nums`}
          />
        )}
      </Field>
      {start.problem && !wrong && (
        <Notice tone="bad">{codeOf(start.error) === 'too_many_requests' ? <TooMany /> : start.problem}</Notice>
      )}
      <Button type="submit" pending={start.pending} wide>
        <Trans>Start the job</Trans>
      </Button>
    </form>
  );
}

function TooMany() {
  return (
    <Trans>
      Too many wrong codes: this code no longer works. Let the customer confirm the start on their own phone.
    </Trans>
  );
}
