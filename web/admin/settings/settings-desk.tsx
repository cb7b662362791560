import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import type { RenderProof } from '../people/power.tsx';
import { catalogueQuery, settingsQuery } from '../queries.ts';
import { RowsSkeleton } from '../work/rows-skeleton.tsx';
import { Hours } from './hours.tsx';
import { Rates } from './rates.tsx';

/** Settings with the dates from which they hold. */
export function SettingsDesk({ renderProof }: { renderProof: RenderProof }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const { data, dataUpdatedAt, isPending, isFetching, refetch } = useQuery(settingsQuery(orpc));
  const { data: catalogue } = useQuery(catalogueQuery(orpc));
  if (isPending) return <RowsSkeleton />;
  if (data === undefined)
    return (
      <ErrorState heading={t`The settings could not be loaded`} onRetry={() => void refetch()} pending={isFetching} />
    );
  return (
    <div className="flex flex-col gap-10">
      <Rates
        settings={data}
        categories={catalogue?.categories ?? []}
        readAt={dataUpdatedAt}
        renderProof={renderProof}
      />
      <Hours settings={data} readAt={dataUpdatedAt} />
    </div>
  );
}
