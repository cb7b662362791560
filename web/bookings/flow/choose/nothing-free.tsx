import { type Day, startOfDay } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DateTime } from '../../../ui/date-time.tsx';

type NothingFreeProps = {
  nextFree: Day | null;
  onNext: (day: Day) => void;
  /** The way to other providers, where one can be chosen. */
  others?: ReactNode;
};

/** A week without a free time: offers the next day with one; where there is none, other providers. */
export function NothingFree({ nextFree, onNext, others }: NothingFreeProps) {
  const day = nextFree && <DateTime at={startOfDay(nextFree).toISOString()} form="day" />;
  return (
    <div className="flex flex-col items-center gap-4 rounded-m bg-sand-1 px-4 py-8 text-center">
      <p className="font-semibold text-ink-0">
        <Trans>Nothing is free in these seven days.</Trans>
      </p>
      {nextFree ? (
        <Button variant="secondary" onClick={() => onNext(nextFree)}>
          <span>
            <Trans>Next free: {day}</Trans>
          </span>
        </Button>
      ) : (
        others && (
          <>
            <p className="text-s text-ink-1">
              <Trans>Nothing is free later either. Another provider, or a shorter time, may fit.</Trans>
            </p>
            {others}
          </>
        )
      )}
    </div>
  );
}
