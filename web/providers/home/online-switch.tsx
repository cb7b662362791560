import type { OnlineStatus } from '@hirfa/contract/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { useCall } from '../../ui/use-call.ts';
import { ownProviderQuery } from '../queries.ts';

type OnlineSwitchProps = { status: OnlineStatus; isSuspended: boolean };

/** Whether customers see the provider as online; it changes at once. 4.22, 8.19 */
export function OnlineSwitch({ status, isSuspended }: OnlineSwitchProps) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { queryKey } = ownProviderQuery(orpc);
  const change = useCall(orpc.providers.setOnline.call, {
    // Presses on a slow line are sent one after the other: the last one holds.
    scope: { id: 'online' },
    networkMode: 'always',
    failed: (_, { is_online }) => (is_online ? t`Failed to go online` : t`Failed to go offline`),
    onDone: (now) => {
      queryClient.setQueryData(queryKey, (old) => old && { ...old, status: now });
      void queryClient.invalidateQueries({ queryKey: orpc.discovery.key() });
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const isOnline = change.isPending && change.given ? change.given.is_online : status.is_online;
  return (
    <Card raised className="px-5 py-2 sm:px-6">
      <Switch
        label={t`Online now`}
        hint={<Hint status={{ ...status, is_online: isOnline }} isSuspended={isSuspended} />}
        checked={isOnline && !isSuspended}
        disabled={isSuspended}
        onChange={(is_online) => change.send({ is_online })}
      />
    </Card>
  );
}

function Hint({ status: { is_online, last_online_at }, isSuspended }: OnlineSwitchProps) {
  if (isSuspended) return <Trans>Your profile is suspended: you can’t go online until it ends.</Trans>;
  if (is_online) return <Trans>Customers see that you are online. They can book you at your working hours.</Trans>;
  const when = last_online_at !== null && <DateTime at={last_online_at} form="day-and-time" />;
  return (
    <>
      <Trans>Customers do not see you as online. They can still book you at your working hours.</Trans>
      {when && (
        <span className="block">
          <Trans>Last online: {when}</Trans>
        </span>
      )}
    </>
  );
}
