import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import type { Phase } from './phases.ts';
import { PHASE_WORDS } from './setting-words.ts';

export const SettingRows = ({ children }: { children: ReactNode }) => (
  <Card>
    <ul className="divide-y divide-sand-2">{children}</ul>
  </Card>
);

type SettingRowProps = {
  title: ReactNode;
  more?: ReactNode;
  /** Null for what holds before the first setting. */
  holdsFrom: string | null;
  phase: Phase;
  children?: ReactNode;
};

export function SettingRow({ title, more, holdsFrom, phase, children }: SettingRowProps) {
  const { i18n } = useLingui();
  const at = holdsFrom === null ? null : <DateTime at={holdsFrom} form="day-and-time" />;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0 grow basis-48">
        <h3 className="text-s font-semibold text-ink-0">{title}</h3>
        <p className="text-xs wrap-anywhere text-ink-1">
          {more}
          {more !== undefined && ' · '}
          {at === null ? <Trans>From the beginning</Trans> : <Trans>From {at}</Trans>}
        </p>
      </div>
      <StateBadge tone={phase === 'now' ? 'ok' : phase === 'coming' ? 'warn' : 'quiet'}>
        {i18n._(PHASE_WORDS[phase])}
      </StateBadge>
      {children}
    </li>
  );
}
