import type { OnlineStatus } from '@hirfa/contract/providers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { ownProviderQuery } from '../queries.ts';

/** The text for each error code of going online or offline. */
const REASONS: Record<string, MessageDescriptor> = {
  authentication_required: msg`Your session has ended. Please sign in again.`,
  provider_required: msg`This needs a verified and active provider profile.`,
  too_many_requests: msg`That was a lot at once. Please wait a while.`,
  database_unavailable: msg`Hirfa does not answer at the moment. Please try again shortly.`,
  internal_error: msg`Something went wrong on our side. Please try once more.`,
};
const UNREACHABLE = msg`We could not reach the server. Check your connection and try again.`;

type OnlineSwitchProps = { status: OnlineStatus; isSuspended: boolean };

/** Whether customers see the provider as online; it changes at once. 4.22, 8.19 */
export function OnlineSwitch({ status, isSuspended }: OnlineSwitchProps) {
  const { i18n, t } = useLingui();
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { queryKey } = ownProviderQuery(orpc);
  const change = useMutation(
    orpc.providers.setOnline.mutationOptions({
      // Presses on a slow line are sent one after the other: the last one holds.
      scope: { id: 'online' },
      networkMode: 'always',
      onSuccess: (now) => {
        queryClient.setQueryData(queryKey, (old) => old && { ...old, status: now });
        void queryClient.invalidateQueries({ queryKey: orpc.discovery.key() });
      },
      onError: (error, { is_online }) => {
        const title = is_online ? t`Failed to go online` : t`Failed to go offline`;
        toast({ tone: 'bad', title, text: i18n._(REASONS[codeOf(error)] ?? UNREACHABLE) });
        void queryClient.invalidateQueries({ queryKey });
      },
    }),
  );
  const isOnline = change.isPending ? change.variables.is_online : status.is_online;
  return (
    <Card raised className="px-5 py-2 sm:px-6">
      <Switch
        label={t`Online now`}
        hint={<Hint status={{ ...status, is_online: isOnline }} isSuspended={isSuspended} />}
        checked={isOnline && !isSuspended}
        disabled={isSuspended}
        onChange={(is_online) => change.mutate({ is_online })}
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
