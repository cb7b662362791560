import type { Person } from '@hirfa/contract/accounts';
import { SUSPENSION_REASONS, SUSPENSION_WORDS_LENGTH, type SuspensionReason } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SUSPENSION_WORDS } from '../../kit/suspension.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { RenderProof } from '../../ui/admin/render-proof.ts';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { type Decide, usePower } from './use-power.ts';

/** What an admin can decide about a person. Nobody decides about themselves. */
export function Power({ person, renderProof }: { person: Person; renderProof: RenderProof }) {
  const power = usePower(person.id);
  return (
    <section aria-labelledby="power">
      <Card className="p-4 sm:p-5">
        <h2 id="power" className="card-text">
          <Trans>Decisions</Trans>
        </h2>
        {person.is_own ? (
          <p className="mt-2 text-s text-ink-1">
            <Trans>This is your own account. Another admin decides about it.</Trans>
          </p>
        ) : (
          <Steady className="mt-4 flex flex-col items-start gap-4">
            <RoleDecision person={person} power={power} renderProof={renderProof} />
            <SuspensionDecision person={person} power={power} />
          </Steady>
        )}
      </Card>
    </section>
  );
}

type DecisionProps = { person: Person; power: ReturnType<typeof usePower> };

function RoleDecision({ person, power, renderProof }: DecisionProps & { renderProof: RenderProof }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { is_admin } = person;
  if (person.is_suspended) return null;
  const name = person.full_name;
  const decision = is_admin ? 'remove_admin' : 'grant_admin';
  const change = (open: boolean) => {
    setOpen(open);
    power.reset();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={change}
      trigger={
        <Button variant="secondary">{is_admin ? <Trans>Remove as admin</Trans> : <Trans>Make an admin</Trans>}</Button>
      }
      title={is_admin ? t`Remove ${name} as admin?` : t`Make ${name} an admin?`}
      description={
        is_admin ? (
          <Trans>Open admin pages of this person close at once. A mail tells them.</Trans>
        ) : (
          <Trans>Admins see everybody’s data and decide about everybody. A mail tells the person.</Trans>
        )
      }
    >
      {renderProof({
        factors: person.own_second_factors,
        error: power.error,
        pending: power.isPending,
        submit: is_admin ? t`Remove as admin` : t`Make an admin`,
        isDanger: true,
        onProof: (proof) => power.decide({ decision, proof }, () => setOpen(false)),
      })}
    </Dialog>
  );
}

function SuspensionDecision({ person, power }: DecisionProps) {
  if (person.is_suspended)
    return (
      <>
        <Button
          variant="secondary"
          pending={power.isPending}
          onClick={() => power.decide({ decision: 'reinstate' }, () => undefined)}
        >
          <Trans>Reinstate</Trans>
        </Button>
        {person.provider !== null && (
          <p className="text-xs text-ink-2">
            <Trans>The provider profile stays hidden until it is reinstated on its own page.</Trans>
          </p>
        )}
      </>
    );
  if (person.is_admin)
    return (
      <p className="text-xs text-ink-2">
        <Trans>To suspend an admin, remove the role first.</Trans>
      </p>
    );
  return <SuspendDialog decide={power.decide} pending={power.isPending} />;
}

function SuspendDialog({ decide, pending }: { decide: Decide; pending: boolean }) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState<SuspensionReason | ''>('');
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  return (
    <FormDialog
      trigger={
        <Button variant="danger">
          <Trans>Suspend</Trans>
        </Button>
      }
      title={t`Suspend this person?`}
      description={
        <Trans>
          They are signed out everywhere and can’t sign in. Their bookings stay: you decide about each on this page.
        </Trans>
      }
      confirm={<Trans>Suspend</Trans>}
      isDanger
      call={{ isPending: pending }}
      onConfirm={(close) => {
        setTried(true);
        if (reason !== '')
          decide({ decision: 'suspend', reason, words: words.trim() === '' ? null : words.trim() }, close);
      }}
    >
      <SelectField
        label={t`Reason`}
        hint={<Trans>The person reads it in their language when they sign in.</Trans>}
        placeholder={t`Choose a reason`}
        value={reason}
        options={SUSPENSION_REASONS.map((value) => ({ value, label: i18n._(SUSPENSION_WORDS[value]) }))}
        onChange={(event) => setReason(SUSPENSION_REASONS.find((each) => each === event.currentTarget.value) ?? '')}
        error={isTried && reason === '' ? t`Please choose a reason.` : undefined}
      />
      <TextArea
        label={t`In your own words (optional)`}
        hint={<Trans>The person reads this, too.</Trans>}
        value={words}
        maxLength={SUSPENSION_WORDS_LENGTH.max}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
