import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from '../../kit/admin/catalogue-query.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import type { RenderProof } from '../../ui/admin/render-proof.ts';
import { settingsQuery } from '../queries.ts';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Cash } from './cash.tsx';
import { Hours } from './hours.tsx';
import { Operator } from './operator.tsx';
import { Rates } from './rates.tsx';

/** Settings with the dates from which they hold. */
export function SettingsDesk({ renderProof }: { renderProof: RenderProof }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const query = useQuery(settingsQuery(orpc));
  const { data: catalogue } = useQuery(catalogueQuery(orpc));
  return (
    <QueryView query={query} failed={t`The settings could not be loaded`} skeleton={<RowsSkeleton hasBadge />}>
      {(settings) => (
        <div className="flex flex-col gap-10">
          <Rates
            settings={settings}
            categories={catalogue?.categories ?? []}
            readAt={query.dataUpdatedAt}
            renderProof={renderProof}
          />
          <Cash settings={settings} />
          <Hours settings={settings} readAt={query.dataUpdatedAt} />
          <Operator settings={settings} />
        </div>
      )}
    </QueryView>
  );
}
