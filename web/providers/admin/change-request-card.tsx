import type { Applicant } from '@hirfa/contract/providers';
import type { ChangeRequest } from '@hirfa/contract/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { TYPE_WORDS } from '../../ui/admin/provider-words.ts';
import { useDecide } from './use-decide.ts';

type ChangeRequestCardProps = { applicant: Applicant; request: ChangeRequest };

/** A change request beside the present values, and the decision about it. */
export function ChangeRequestCard({ applicant, request }: ChangeRequestCardProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { decide, pending } = useDecide(applicant, () => setIsAsking(false));
  const choice = { decision: 'change' as const, requestId: request.id };
  return (
    <section aria-labelledby="change-heading" className="rounded-m bg-sand-1 p-4">
      <h3 id="change-heading" className="card-text mb-3">
        <Trans>Asks for a change</Trans>
      </h3>
      <ChangedValues applicant={applicant} changes={request.changes} />
      {!applicant.is_own && (
        <div className="mt-4 flex flex-wrap gap-3 *:max-sm:grow">
          <Button
            pending={pending !== null && !isAsking}
            onClick={() => decide({ ...choice, approve: true, reason: null })}
          >
            <Trans>Approve the change</Trans>
          </Button>
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            <Trans>Reject the change</Trans>
          </Button>
        </div>
      )}
      {isAsking && (
        <ReasonDialog
          title={t`Reject the change?`}
          description={<Trans>The present details stay.</Trans>}
          confirm={t`Reject the change`}
          pending={pending !== null}
          onClose={() => setIsAsking(false)}
          onSend={(reason) => decide({ ...choice, approve: false, reason })}
        />
      )}
    </section>
  );
}

const NAMES = ['full_name', 'full_name_ar', 'business_name', 'business_name_ar', 'provider_type'] as const;

/** The present values beside the new ones. */
export function ChangedValues({ applicant, changes }: { applicant: Applicant; changes: ChangeRequest['changes'] }) {
  const { t, i18n } = useLingui();
  const labels = {
    full_name: t`Full name`,
    full_name_ar: t`Full name in Arabic`,
    business_name: t`Business name`,
    business_name_ar: t`Business name in Arabic`,
    provider_type: t`Type`,
  };
  const shown = (name: (typeof NAMES)[number], values: Applicant | ChangeRequest['changes']) =>
    name === 'provider_type' && values.provider_type ? i18n._(TYPE_WORDS[values.provider_type]) : (values[name] ?? '–');
  if (NAMES.every((name) => changes[name] === undefined)) return null;
  return (
    <div className="fade-ends overflow-x-auto">
      <table className="w-full text-start text-s [&_td]:py-1 [&_td]:pe-4 [&_td]:align-top [&_th]:pe-4 [&_th]:text-start [&_th]:wrap-normal">
        <thead className="text-xs text-ink-2">
          <tr>
            <th scope="col">
              <span className="sr-only">{t`What`}</span>
            </th>
            <th scope="col">{t`Now`}</th>
            <th scope="col">{t`New`}</th>
          </tr>
        </thead>
        <tbody>
          {NAMES.filter((name) => changes[name] !== undefined).map((name) => (
            <tr key={name}>
              <th scope="row" className="py-1 align-top font-normal text-ink-2">
                {labels[name]}
              </th>
              <td className="wrap-break-word">
                <bdi>{shown(name, applicant)}</bdi>
              </td>
              <td className="font-semibold wrap-break-word">
                <bdi>{shown(name, changes)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
