import type { SignedInDevice } from '@hirfa/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { useCall } from '../../ui/use-call.ts';
import { devicesQuery } from '../common/queries.ts';
import { codeOf } from '../../kit/error-code.ts';
import { AuthProblem } from '../sign-in/auth-problem.tsx';
import { useDeviceName } from './device-name.ts';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Monitor };

/** The person's sessions, the last used first; all but this one can be ended. */
export function Devices() {
  const { data } = useSuspenseQuery(devicesQuery(useOrpc()));
  return (
    <Steady>
      <ul className="divide-y divide-sand-2">
        {data.items.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
    </Steady>
  );
}

function Device({ device: { id, current, device, created_at, last_used } }: { device: SignedInDevice }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  // A session that has ended meanwhile counts as success.
  const end = useCall(() => orpc.accounts.endSession.call({ id }), { readAgain: [devicesQuery(orpc).queryKey] });
  const Icon = device.kind === null ? MonitorSmartphone : ICONS[device.kind];
  const name = useDeviceName(device);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 first:pt-0">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-s bg-sand-1 text-ink-1">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 card-text">
          <bdi>{name}</bdi>
          {current && (
            <StateBadge tone="ok">
              <Trans>This device</Trans>
            </StateBadge>
          )}
        </p>
        <p className="text-xs text-ink-2">
          <Trans>
            Last used <DateTime at={last_used} form="day-and-time" />
          </Trans>
        </p>
        <p className="text-xs text-ink-2">
          <Trans>
            Signed in on <DateTime at={created_at} form="date" />
          </Trans>
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          pending={end.isPending}
          onClick={() => end.send()}
          aria-label={t`Sign out on ${name}`}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
      {end.error && codeOf(end.error) !== 'not_found' && <AuthProblem error={end.error} />}
    </li>
  );
}
