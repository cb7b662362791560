import type { AdminBooking, Booking } from '@hirfa/contract/bookings';
import { type LeftToProvider, REASON_LENGTH } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { useOverride } from './use-override.ts';

type AboutProps = { about: AdminBooking };

/** What an admin can decide about a booking now: each asks once, and nothing takes it back. */
export function BookingDecisions({ about }: AboutProps) {
  const { booking, is_own, cancel_options, can_start, can_allow_visit } = about;
  const isNothing = cancel_options.length === 0 && !can_start && !can_allow_visit;
  return (
    <>
      <Steady className="flex flex-col items-start gap-4">
        {can_start && <StartDialog about={about} />}
        {can_allow_visit && <AllowVisitDialog about={about} />}
        {cancel_options.length > 0 && <CancelDialog about={about} />}
        {isNothing && (
          <p className="text-s text-ink-1">
            {is_own ? (
              <Trans>This is a booking of your own. Another admin decides about it.</Trans>
            ) : (
              <Trans>There is nothing to decide in this state.</Trans>
            )}
          </p>
        )}
      </Steady>
      <p className="mt-4 text-s">
        <TextLink to="/admin/audit" search={{ entity_id: booking.id }}>
          <Trans>What admins did here</Trans>
        </TextLink>
      </p>
    </>
  );
}

function StartDialog({ about: { booking, customer } }: AboutProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = <bdi>{textIn(customer, 'full_name', language)}</bdi>;
  return (
    <ReasonDialog
      id={booking.id}
      title={t`Start this job without the code?`}
      description={
        <Trans>Do it only if both say that they have met. {name} is notified that the job has started.</Trans>
      }
      hint={t`Only admins read it.`}
      action={t`Start the job`}
      variant="primary"
      decision={(reason) => ({ verb: 'start', reason })}
    />
  );
}

function AllowVisitDialog({ about: { booking, customer } }: AboutProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = <bdi>{textIn(customer, 'full_name', language)}</bdi>;
  return (
    <ReasonDialog
      id={booking.id}
      title={t`Allow another free visit?`}
      description={
        <Trans>
          The provider reported that {name} was not there. With this, the visit does not count: {name} can ask for
          another one for a week at least. Both people are notified.
        </Trans>
      }
      hint={t`Both people read it.`}
      action={t`Allow another visit`}
      variant="primary"
      decision={(reason) => ({ verb: 'allow_visit', reason })}
    />
  );
}

function CancelDialog({ about }: AboutProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<LeftToProvider>('nothing');
  const options = about.cancel_options;
  const option = options.find(({ left }) => left === chosen) ?? options[0];
  if (option === undefined) return null;
  return (
    <ReasonDialog
      id={about.booking.id}
      title={t`Cancel this booking?`}
      description={<Trans>Both people are notified. This can’t be taken back.</Trans>}
      hint={t`Both people read it.`}
      action={t`Cancel the booking`}
      variant="danger"
      decision={(reason) => ({ verb: 'cancel', reason, left: option.left, refund: option.refund })}
    >
      {options.length === 1 ? (
        <p className="text-s font-semibold text-ink-0">
          <Terms about={about} option={option} />
        </p>
      ) : (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 text-s font-semibold text-ink-0">
            <Trans>What happens to the money</Trans>
          </legend>
          {options.map((each) => (
            <label key={each.left} className="flex min-h-11 cursor-pointer items-start gap-3 text-s text-ink-0">
              <input
                type="radio"
                name="left"
                className="mt-0.5 size-5 shrink-0 accent-teal"
                checked={each.left === option.left}
                onChange={() => setChosen(each.left)}
              />
              <span>
                <Terms about={about} option={each} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </ReasonDialog>
  );
}

/** What goes back to whom, as the server will check it. */
function Terms({ about, option }: AboutProps & { option: AdminBooking['cancel_options'][number] }) {
  const language = useLanguage();
  const customer = <bdi>{textIn(about.customer, 'full_name', language)}</bdi>;
  const provider = <bdi>{textIn(about.provider, 'full_name', language)}</bdi>;
  const refund = <Money amount={option.refund} piastres />;
  const payout = <Money amount={option.payout} piastres />;
  if (Number(option.refund) === 0) {
    if (!isPaidByDiscounts(about.booking)) return <Trans>Nothing was paid, so nothing goes back.</Trans>;
    return Number(option.payout) > 0 ? (
      <Trans>
        Discounts paid all, so no money goes back. {provider} gets {payout}.
      </Trans>
    ) : (
      <Trans>
        Discounts paid all, and {customer} gets them back. {provider} gets nothing.
      </Trans>
    );
  }
  if (Number(option.payout) > 0)
    return (
      <Trans>
        {customer} gets {refund} back, {provider} gets {payout}.
      </Trans>
    );
  return about.booking.payment_status === 'authorized' && !about.booking.is_charged ? (
    <Trans>
      The hold of {refund} on the card of {customer} is lifted. {provider} gets nothing.
    </Trans>
  ) : (
    <Trans>
      {customer} gets {refund} back, all that was paid. {provider} gets nothing.
    </Trans>
  );
}

const isPaidByDiscounts = ({ price }: Booking) =>
  price !== null && Number(price.customer_total) === 0 && Number(price.referral_bonus) > 0;

type ReasonDialogProps = {
  id: string;
  title: string;
  description: ReactNode;
  hint: string;
  action: string;
  variant: 'primary' | 'danger';
  decision: (reason: string) => Parameters<ReturnType<typeof useOverride>['decide']>[0];
  children?: ReactNode;
};

/** Asks once, for a reason that the audit log keeps. */
function ReasonDialog({ id, hint, action, variant, decision, children, ...dialog }: ReasonDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { decide, isPending } = useOverride(id);
  const written = reason.trim();
  const isShort = written.length < REASON_LENGTH.min;
  return (
    <FormDialog
      {...dialog}
      trigger={<Button variant={variant === 'danger' ? 'secondary' : 'primary'}>{action}</Button>}
      confirm={action}
      isDanger={variant === 'danger'}
      call={{ isPending }}
      onConfirm={(close) => {
        setTried(true);
        if (isShort) field.current?.focus();
        else decide(decision(written), close);
      }}
    >
      {children}
      <TextArea
        ref={field}
        label={t`Reason (required)`}
        aria-required
        hint={hint}
        rows={3}
        dir="auto"
        maxLength={REASON_LENGTH.max}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={isTried && isShort ? t`Please write the reason in a few words.` : undefined}
      />
    </FormDialog>
  );
}
