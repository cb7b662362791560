import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';

type CalendarCardProps = { icon: ReactNode; heading: ReactNode; lead: ReactNode; children: ReactNode };

/** One way between this calendar and another one. */
export function CalendarCard({ icon, heading, lead, children }: CalendarCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="flex flex-col gap-5 p-5 sm:p-6">
        <div>
          <div className="flex items-center gap-4">
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-s bg-clay-soft text-clay-ink [&_svg]:size-5.5">
              {icon}
            </span>
            <h3 id={id} className="card-text min-w-0">
              {heading}
            </h3>
          </div>
          <p className="mt-3 text-s text-ink-1">{lead}</p>
        </div>
        {children}
      </Card>
    </section>
  );
}
