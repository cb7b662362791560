import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useLiveLine } from '../../kit/live/live-socket.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { type LineFigures, NO_LINE, watchLine } from './watch-line.ts';

/** How this page hears of changes, and a button that cuts the connection. Only its state is read aloud by itself. */
export function LineTest() {
  const line = useLiveLine();
  const [figures, setFigures] = useState(NO_LINE);
  useEffect(() => (line === null ? undefined : watchLine(line, setFigures)), [line]);
  return (
    <Card raised className="max-w-3xl p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <output>
          <StateBadge tone={figures.isConnected ? 'ok' : 'warn'}>
            {figures.isConnected ? <Trans>Connected</Trans> : <Trans>Not connected, trying again</Trans>}
          </StateBadge>
        </output>
        <Button
          variant="secondary"
          disabled={!figures.isConnected}
          onClick={() => line?.socket.io.engine.close()}
          className="max-sm:w-full"
        >
          <Trans>Cut and connect again</Trans>
        </Button>
      </div>
      <Figures figures={figures} />
    </Card>
  );
}

function Figures({ figures: { transport, latencyMs, reconnections, missed, caughtUp } }: { figures: LineFigures }) {
  const { t } = useLingui();
  const locale = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const latency =
    latencyMs === null
      ? '–'
      : latencyMs.toLocaleString(locale, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 });
  return (
    <dl className="mt-6 divide-y divide-sand-2 border-t border-sand-2">
      <Figure name={t`Transport`} value={transport === null ? '–' : <bdi>{nameOf(transport)}</bdi>} />
      <Figure name={t`There and back`} hint={t`How long the server takes to answer.`} value={latency} />
      <Figure name={t`Reconnections`} hint={t`Since this page was opened.`} value={number(reconnections)} />
      <Figure name={t`Missed events`} hint={t`They happened without a connection.`} value={number(missed)} />
      <Figure name={t`Caught up`} hint={t`Missed events whose changes are known by now.`} value={number(caughtUp)} />
    </dl>
  );
}

const nameOf = (transport: string) => (transport === 'websocket' ? 'WebSocket' : transport);

function Figure({ name, hint, value }: { name: string; hint?: string; value: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-6 py-3">
      <dt className="text-s font-semibold text-ink-0">
        <span className="block">{name}</span>
        {hint !== undefined && <span className="block text-xs font-normal text-ink-2">{hint}</span>}
      </dt>
      <dd className="shrink-0 text-m font-bold text-teal tabular-nums">{value}</dd>
    </div>
  );
}
