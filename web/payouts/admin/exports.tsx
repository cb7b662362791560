import type { PayoutExport } from '@hirfa/contract/payouts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Money } from '../../ui/money.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { useCall } from '../../ui/use-call.ts';
import { payoutExportsQuery } from '../queries.ts';
import { RefuseFile } from './refuse-file.tsx';
import { savePayoutFile } from './save-payout-file.ts';

/** The files for the bank, the newest first, each to be downloaded again. */
export function Exports() {
  const { t } = useLingui();
  const id = useId();
  const query = useInfiniteQuery(payoutExportsQuery(useOrpc()));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="section-text">
        <Trans>Files for the bank</Trans>
      </h2>
      <QueryList
        query={query}
        failed={t`The files could not be loaded`}
        skeleton={<RowsSkeleton lines={2} />}
        empty={
          <p className="text-s text-ink-1">
            <Trans>No file was written yet.</Trans>
          </p>
        }
      >
        {(files, more) => (
          <SteadyRows more={more}>
            {files.map((file) => (
              <Row key={file.id} file={file} />
            ))}
          </SteadyRows>
        )}
      </QueryList>
    </section>
  );
}

function Row({ file }: { file: PayoutExport }) {
  const { t } = useLingui();
  const { payouts } = useOrpc();
  const { id, number, template_name, format, on_their_way, paid, returned, refused, refusal } = file;
  const load = useCall(() => payouts.getPayoutFile.call({ id }), {
    failed: t`The file could not be loaded.`,
    onDone: savePayoutFile,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0">
        <h3 className="text-s font-semibold text-ink-0">
          <Trans>File {number}</Trans> · <Money amount={file.total} piastres />
        </h3>
        <p className="mt-0.5 text-xs text-ink-1">
          <DateTime at={file.created_at} form="day-and-time" /> · <bdi>{template_name || `ISO 20022 ${format}`}</bdi>
        </p>
        <p className="mt-0.5 text-xs text-ink-2">
          <Trans>
            On their way: {on_their_way} · paid out: {paid} · came back: {returned}
          </Trans>
          {refused > 0 && (
            <>
              {' · '}
              <Trans>not sent: {refused}</Trans>
            </>
          )}
        </p>
        {refusal !== null && <Refusal refusal={refusal} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {refusal === null && (
          <Button
            variant="secondary"
            aria-label={t`Download file ${number}`}
            pending={load.isPending}
            onClick={() => load.send()}
          >
            {!load.isPending && <Download aria-hidden />}
            <Trans>Download</Trans>
          </Button>
        )}
        {on_their_way > 0 && paid === 0 && <RefuseFile file={file} />}
      </div>
    </li>
  );
}

/** When and why the bank refused a file. */
function Refusal({ refusal: { reason, refused_at } }: { refusal: NonNullable<PayoutExport['refusal']> }) {
  const at = <DateTime at={refused_at} form="day-and-time" />;
  const why = <bdi>{reason}</bdi>;
  return (
    <p className="mt-0.5 text-xs font-semibold wrap-anywhere text-warn">
      <Trans>
        Refused by the bank on {at}: {why}
      </Trans>
    </p>
  );
}
