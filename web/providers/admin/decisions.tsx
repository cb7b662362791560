import type { Applicant } from '@hirfa/contract/providers';
import { countsAsProvider, levelsFor } from '@hirfa/domain/providers';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { LEVEL_WORDS } from '../../ui/admin/provider-words.ts';
import { LEVEL_KEYS, REASONS } from './texts.ts';
import type { Choice } from './use-decide.ts';

/** What the admin is asked about before it is done. */
export type Asked = 'reject' | 'suspend' | 'delete';

export interface Deciding {
  decide: (choice: Choice) => void;
  pending: Choice['decision'] | null;
  asked: Asked | null;
  ask: (asked: Asked | null) => void;
  /** The id of the admin; undefined while it is loading. */
  adminId: string | undefined;
}

type DecisionsProps = { applicant: Applicant; deciding: Deciding };

/** The decisions that are possible now, with their shortcuts. */
export function Decisions({ applicant, deciding }: DecisionsProps) {
  const { t } = useLingui();
  const { decide, pending, ask } = deciding;
  const { verification_status: status, suspension_reason } = applicant;
  return (
    <section aria-label={t`Decision`} className="flex flex-col gap-3 border-y border-sand-2 py-5">
      {status !== 'verified' && <Approvals applicant={applicant} deciding={deciding} />}
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        {status === 'pending' && (
          <Button variant="secondary" aria-keyshortcuts="R" onClick={() => ask('reject')}>
            <Trans>Reject</Trans>
            <Key>R</Key>
          </Button>
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
      </div>
      <p className="text-xs text-ink-2 max-lg:hidden">
        <Trans>
          <Key>J</Key> next · <Key>K</Key> previous. The letters work while the application has the focus.
        </Trans>
      </p>
      <Questions applicant={applicant} deciding={deciding} />
    </section>
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

function Approvals({ applicant, deciding }: DecisionsProps) {
  const { i18n } = useLingui();
  const { decide, pending, adminId } = deciding;
  const isCommunity = applicant.provider_type === 'community';
  return (
    <div className="flex flex-wrap gap-3 *:max-sm:grow">
      {isCommunity && (
        <Button aria-keyshortcuts="A" pending={pending === 'approve'} onClick={() => decide({ decision: 'approve' })}>
          <Trans>Approve</Trans>
          <Key>A</Key>
        </Button>
      )}
      {levelsFor(applicant.provider_type).map((level) => {
        const name = i18n._(LEVEL_WORDS[level]);
        const key = LEVEL_KEYS[level];
        return (
          <Button
            key={level}
            variant={isCommunity ? 'secondary' : 'primary'}
            aria-keyshortcuts={key}
            pending={pending === level}
            onClick={() => adminId !== undefined && decide({ decision: level, adminId })}
          >
            <Trans>Approve as {name}</Trans>
            <Key>{key}</Key>
          </Button>
        );
      })}
    </div>
  );
}

/** A shortcut; screen readers have it in `aria-keyshortcuts`. */
function Key({ children }: { children: ReactNode }) {
  return (
    <kbd aria-hidden className="rounded-[.3rem] border border-current px-1.5 font-[inherit] text-xs max-lg:hidden">
      {children}
    </kbd>
  );
}

function Questions({ applicant, deciding }: DecisionsProps) {
  const { t } = useLingui();
  const { decide, pending, asked, ask } = deciding;
  const close = () => ask(null);
  if (asked === 'reject') {
    return (
      <ReasonDialog
        title={t`Reject this application?`}
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
  if (asked !== 'delete') return null;
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
