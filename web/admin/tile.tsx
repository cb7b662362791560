import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { Stat } from '../ui/stat.tsx';

/** One figure on a card of its own. */
export function Tile({ label, value }: { label: string; value: ReactNode }) {
  return (
    <Card className="min-w-0 p-4 max-[30rem]:px-2.5 sm:p-5">
      <dl>
        <Stat label={label} value={value} />
      </dl>
    </Card>
  );
}
