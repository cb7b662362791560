import type { ProviderPage } from '@hirfa/contract/discovery';
import { useLingui } from '@lingui/react/macro';
import { Rating } from '../ui/rating.tsx';
import { Stat } from '../ui/stat.tsx';

/** The statistics of a provider; unknown ones are left out. */
export function ProviderFigures({ provider }: { provider: ProviderPage }) {
  const { t, i18n } = useLingui();
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 border-t border-sand-2 pt-5 @xl:grid-cols-4">
      {provider.average_rating !== null && (
        <Stat
          label={t`Rating out of 5`}
          value={<Rating value={provider.average_rating} count={provider.rating_count} />}
        />
      )}
      <Stat label={t`Jobs done`} value={i18n.number(provider.total_jobs)} />
      {provider.acceptance_rate !== null && (
        <Stat label={t`Acceptance rate`} value={<Percent value={provider.acceptance_rate} />} />
      )}
      {provider.completion_rate !== null && (
        <Stat label={t`Completion rate`} value={<Percent value={provider.completion_rate} />} />
      )}
    </dl>
  );
}

function Percent({ value }: { value: number }) {
  const { i18n } = useLingui();
  return <bdi dir="ltr">{i18n.number(value)}%</bdi>;
}
