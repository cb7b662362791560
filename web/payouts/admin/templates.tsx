import type { StoredTemplate } from '@hirfa/contract/payouts';
import { type PayoutTemplate, TEMPLATE_PRESETS } from '@hirfa/domain/payouts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { templatesQuery } from '../queries.ts';
import { TemplateDialog } from './template-dialog.tsx';

/** How the files of each bank look: templates that admins edit. */
export function Templates() {
  const { t } = useLingui();
  const id = useId();
  const query = useQuery(templatesQuery(useOrpc()));
  const [edited, setEdited] = useState<PayoutTemplate & { id?: string }>();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="section-text">
          <Trans>Templates of files</Trans>
        </h2>
        <p className="mt-1 text-s text-ink-1">
          <Trans>Each bank wants its own columns. Start with a template and change it.</Trans>
        </p>
      </div>
      <QueryView query={query} failed={t`The templates could not be loaded`} skeleton={<RowsSkeleton lines={1} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-s text-ink-1">
              <Trans>There is no template yet.</Trans>
            </p>
          ) : (
            <Card>
              <ul className="divide-y divide-sand-2">
                {items.map((template) => (
                  <Row key={template.id} template={template} onEdit={() => setEdited(template)} />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryView>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {TEMPLATE_PRESETS.map((preset) => (
          <Button key={preset.name} variant="secondary" onClick={() => setEdited(preset)}>
            {preset.kind === 'iban' ? <Trans>New for bank accounts</Trans> : <Trans>New for wallets</Trans>}
          </Button>
        ))}
      </div>
      {edited !== undefined && (
        <TemplateDialog key={edited.id ?? edited.name} first={edited} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}

function Row({ template, onEdit }: { template: StoredTemplate; onEdit: () => void }) {
  const { t } = useLingui();
  const { payouts } = useOrpc();
  const { id, name, kind, columns } = template;
  const remove = useCall(() => payouts.removePayoutTemplate.call({ id }), {
    readAgain: [payouts.listPayoutTemplates.key()],
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0">
        <h3 className="text-s font-semibold text-ink-0">
          <bdi>{name}</bdi>
        </h3>
        <p className="text-xs wrap-anywhere text-ink-1">
          {kind === 'iban' ? <Trans>Bank accounts</Trans> : <Trans>Mobile wallets</Trans>} ·{' '}
          <bdi>{columns.map(({ head }) => head).join(' | ')}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-label={t`Change the template ${name}`} onClick={onEdit}>
          <Trans>Change</Trans>
        </Button>
        <ConfirmDialog
          trigger={
            <Button variant="quiet" aria-label={t`Remove the template ${name}`}>
              <Trans>Remove</Trans>
            </Button>
          }
          title={t`Remove this template?`}
          description={<Trans>Files that were written by it stay as they are.</Trans>}
          confirm={<Trans>Remove</Trans>}
          isDanger
          call={remove}
          onConfirm={() => remove.send()}
        />
      </div>
    </li>
  );
}
