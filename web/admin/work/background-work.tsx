import { useLingui } from '@lingui/react/macro';
import { Tabs } from '../../ui/tabs.tsx';
import { Jobs } from './jobs.tsx';
import { Webhooks } from './webhooks.tsx';

export type WorkTab = 'jobs' | 'webhooks';

/** The jobs that are not done, and the webhooks of gateways. */
export function BackgroundWork({ tab, onChange }: { tab: WorkTab; onChange: (tab: WorkTab) => void }) {
  const { t } = useLingui();
  return (
    <Tabs<WorkTab>
      label={t`Background jobs`}
      value={tab}
      onChange={onChange}
      tabs={[
        { value: 'jobs', label: t({ message: 'Jobs', context: 'background work' }), content: <Jobs /> },
        { value: 'webhooks', label: t`Webhooks`, content: <Webhooks /> },
      ]}
    />
  );
}
