import type { Applicant } from '@hirfa/contract/providers';
import { type ExperienceLevel, levelsFor } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { shortcutOf } from '../../kit/keys/shortcut-of.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { LEVEL_WORDS } from '../../ui/admin/provider-words.ts';
import { Key } from '../../ui/admin/queue/key-button.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { LEVEL_KEYS } from './texts.ts';
import type { Choice } from './use-decide.ts';

/** With which level; `approve` names none. */
export type Approval = 'approve' | ExperienceLevel;

/** The approvals that are possible, each with its letter, the usual one first. */
export function approvalsFor({
  provider_type,
}: Pick<Applicant, 'provider_type'>): readonly (readonly [Approval, string])[] {
  const levels = levelsFor(provider_type).map((level) => [level, LEVEL_KEYS[level]] as const);
  return provider_type === 'community' ? [['approve', 'A'], ...levels] : levels;
}

type ApproveDialogProps = {
  applicant: Pick<Applicant, 'provider_type'>;
  /** The level that is chosen when it opens. */
  first: Approval;
  isPending: boolean;
  onClose: () => void;
  onApprove: (choice: Choice) => void;
};

/** Asks with which level; Enter confirms at once, and the letters choose. */
export function ApproveDialog({ applicant, first, isPending, onClose, onApprove }: ApproveDialogProps) {
  const { t, i18n } = useLingui();
  const { accounts } = useOrpc();
  const { data: me } = useQuery(accounts.getMe.queryOptions({ input: {} }));
  const [chosen, choose] = useState(first);
  const approvals = approvalsFor(applicant);
  const name = chosen === 'approve' ? null : i18n._(LEVEL_WORDS[chosen]);
  function approve() {
    if (chosen === 'approve') onApprove({ decision: chosen });
    else if (me) onApprove({ decision: chosen, adminId: me.user_id });
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    const dialog = event.target instanceof Element && event.target.closest<HTMLElement>('[role=dialog]');
    const key = dialog ? shortcutOf(event, dialog)?.toUpperCase() : undefined;
    const found = approvals.find(([, letter]) => letter === key);
    if (found) choose(found[0]);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the letters are also radio buttons
    <div onKeyDown={press}>
      <FormDialog
        title={t`Approve this application?`}
        description={
          approvals.length === 1 ? (
            <Trans>They can be booked at once, as {name}.</Trans>
          ) : (
            <Trans>They can be booked at once.</Trans>
          )
        }
        confirm={t`Approve`}
        isConfirmFocused
        call={{ isPending: isPending || (chosen !== 'approve' && me === undefined) }}
        onOpenChange={onClose}
        onConfirm={approve}
      >
        {approvals.length > 1 && <Levels approvals={approvals} chosen={chosen} choose={choose} />}
      </FormDialog>
    </div>
  );
}

type LevelsProps = {
  approvals: ReturnType<typeof approvalsFor>;
  chosen: Approval;
  choose: (approval: Approval) => void;
};

function Levels({ approvals, chosen, choose }: LevelsProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className="flex flex-col text-s">
      <legend className="mb-1 font-semibold">
        <Trans>Level</Trans>
      </legend>
      {approvals.map(([approval, letter]) => (
        <label key={approval} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="level"
            className="size-5 shrink-0 accent-teal"
            checked={approval === chosen}
            onChange={() => choose(approval)}
          />
          <span className="grow">
            {approval === 'approve' ? <Trans>Without a level</Trans> : i18n._(LEVEL_WORDS[approval])}
          </span>
          <span aria-hidden className="text-ink-2 max-lg:hidden">
            <Key>{letter}</Key>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
