import type { ReactNode } from 'react';
import { Card } from '../card.tsx';
import { Stat } from '../stat.tsx';

/** One figure on a card of its own. */
export function Tile({ label, value, hint }: { label: string; value: ReactNode; hint?: ReactNode }) {
  return (
    <Card className="min-w-0 px-2.5 py-2 sm:p-4">
      <dl className="max-sm:[&_dd:first-of-type]:text-s">
        <Stat label={label} value={value} hint={hint} />
      </dl>
    </Card>
  );
}
