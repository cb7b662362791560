import type { Applicant } from '@hirfa/contract/providers';
import { countsAsProvider } from '@hirfa/domain/providers';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { DecisionBar } from '../../ui/admin/queue/decision-bar.tsx';
import { Key, KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { ApproveButton } from './approve-button.tsx';
import { type Approval, ApproveDialog } from './approve-dialog.tsx';
import { nameOf } from './names.ts';
import { REASONS } from './texts.ts';
import type { Choice } from './use-decide.ts';

/** What the admin is asked about before it is done. */
export type Asked = Approval | 'reject' | 'suspend' | 'delete';

export interface Deciding {
  decide: (choice: Choice) => void;
  pending: Choice['decision'] | null;
  asked: Asked | null;
  ask: (asked: Asked | null) => void;
}

type DecisionsProps = { applicant: Applicant; deciding: Deciding };

/** The decisions that are possible now, with their shortcuts; of an application they stay in sight. */
export function Decisions({ applicant, deciding }: DecisionsProps) {
  const { t } = useLingui();
  const isVerified = applicant.verification_status === 'verified';
  const buttons = <Buttons applicant={applicant} deciding={deciding} />;
  return (
    <section aria-label={t`Decision`} className={isVerified ? 'border-t border-sand-2 pt-5' : 'contents'}>
      {isVerified ? (
        <div className="flex flex-wrap items-center gap-3 *:max-sm:grow">{buttons}</div>
      ) : (
        <DecisionBar>{buttons}</DecisionBar>
      )}
      <Questions applicant={applicant} deciding={deciding} />
    </section>
  );
}

function Buttons({ applicant, deciding }: DecisionsProps) {
  const { decide, pending, ask } = deciding;
  const { verification_status: status, suspension_reason } = applicant;
  return (
    <>
      {status !== 'verified' && <ApproveButton applicant={applicant} ask={ask} />}
      {status === 'pending' && (
        <KeyButton shortcut="R" variant="secondary" onClick={() => ask('reject')}>
          <Trans>Reject</Trans>
        </KeyButton>
      )}
      {status === 'rejected' && (
        <Button variant="secondary" pending={pending === 'reset'} onClick={() => decide({ decision: 'reset' })}>
          <Trans>Back to review</Trans>
        </Button>
      )}
      {countsAsProvider(applicant) && (
        <Button variant="secondary" onClick={() => ask('suspend')}>
          <Trans>Suspend</Trans>
        </Button>
      )}
      {suspension_reason !== null && (
        <Button pending={pending === 'reinstate'} onClick={() => decide({ decision: 'reinstate' })}>
          <Trans>Reinstate</Trans>
        </Button>
      )}
      <FoundingButton applicant={applicant} deciding={deciding} />
      <Button variant="quiet" onClick={() => ask('delete')}>
        <Trans>Delete</Trans>
      </Button>
      <p className="text-xs text-ink-2 max-lg:hidden">
        <Trans>
          <Key>J</Key> next · <Key>K</Key> previous. The letters work while the application has the focus.
        </Trans>
      </p>
    </>
  );
}

/** Nothing is asked before: the same button takes it back. */
function FoundingButton({ applicant, deciding: { decide, pending } }: DecisionsProps) {
  const { is_founding_provider: isFounding } = applicant;
  if (!isFounding && !countsAsProvider(applicant)) return null;
  const decision = isFounding ? 'remove_founding' : 'make_founding';
  return (
    <Button variant="secondary" pending={pending === decision} onClick={() => decide({ decision })}>
      {isFounding ? <Trans>Remove as founding provider</Trans> : <Trans>Make a founding provider</Trans>}
    </Button>
  );
}

function Questions({ applicant, deciding }: DecisionsProps) {
  const { t } = useLingui();
  const { decide, pending, asked, ask } = deciding;
  const close = () => ask(null);
  const name = `\u2068${nameOf(applicant, useLanguage())}\u2069`;
  if (asked === 'reject') {
    return (
      <ReasonDialog
        title={t`Reject the application of ${name}?`}
        description={<Trans>The person can edit it and send it again.</Trans>}
        confirm={t`Reject`}
        templates={REASONS}
        pending={pending === 'reject'}
        onClose={close}
        onSend={(reason) => decide({ decision: 'reject', reason })}
      />
    );
  }
  if (asked === 'suspend') return <SuspendDialog applicant={applicant} deciding={deciding} />;
  if (asked === null) return null;
  if (asked !== 'delete') {
    return (
      <ApproveDialog
        applicant={applicant}
        first={asked}
        isPending={pending !== null}
        onClose={close}
        onApprove={decide}
      />
    );
  }
  return (
    <ConfirmDialog
      onOpenChange={close}
      title={t`Delete this provider?`}
      description={<Trans>The profile goes for good. Past bookings stay without a name.</Trans>}
      confirm={<Trans>Delete</Trans>}
      isDanger
      call={{ isPending: pending === 'delete' }}
      onConfirm={() => decide({ decision: 'delete' })}
    />
  );
}

function SuspendDialog({ applicant: { open_bookings }, deciding: { decide, pending, ask } }: DecisionsProps) {
  const { t } = useLingui();
  const [bookings, setBookings] = useState<'keep' | 'cancel'>('keep');
  const choices = [
    { value: 'keep', label: t`Accepted ones stay with the provider, requests are cancelled` },
    { value: 'cancel', label: t`Cancel all of them, with a full refund` },
  ] as const;
  return (
    <ReasonDialog
      title={t`Suspend this provider?`}
      description={<Trans>Nobody finds or books them until you reinstate them.</Trans>}
      confirm={t`Suspend`}
      pending={pending === 'suspend'}
      onClose={() => ask(null)}
      onSend={(reason) => decide({ decision: 'suspend', reason, bookings })}
    >
      {open_bookings > 0 && (
        <fieldset className="flex flex-col gap-2 text-s">
          <legend className="mb-2 font-semibold">
            <Plural value={open_bookings} one="# open booking" other="# open bookings" />
          </legend>
          {choices.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="bookings"
                className="size-5 shrink-0 accent-teal"
                checked={bookings === value}
                onChange={() => setBookings(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </ReasonDialog>
  );
}
