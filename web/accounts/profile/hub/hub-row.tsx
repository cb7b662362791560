import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';

type HubGroupProps = {
  heading: ReactNode;
  /** On wide screens its rows are side by side, below both columns. */
  isWide?: boolean;
  children: ReactNode;
};

/** A group of the hub: a heading and its rows. */
export function HubGroup({ heading, isWide = false, children }: HubGroupProps) {
  return (
    <section className={isWide ? 'lg:col-span-2' : undefined}>
      <h2 className="section-text mb-3">{heading}</h2>
      <Card
        className={classNames(
          'divide-y divide-sand-2 overflow-hidden',
          isWide && 'lg:grid lg:grid-cols-2 lg:divide-x lg:divide-y-0',
        )}
      >
        {children}
      </Card>
    </section>
  );
}

/** The style of a row's link. */
export const hubLink =
  'flex min-h-18 items-center gap-4 px-5 py-3.5 transition-colors hover:bg-sand-1 focus-visible:outline-offset-[-2px]';

type HubRowProps = { icon: ReactNode; label: ReactNode; text: ReactNode };

/** The content of a row that is a link: icon, label and text. */
export function HubRow(words: HubRowProps) {
  return (
    <>
      <HubWords {...words} />
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 rtl:-scale-x-100" />
    </>
  );
}

/** A row with its own button, which is below the texts on narrow screens. */
export function HubActionRow({ action, ...words }: HubRowProps & { action: ReactNode }) {
  return (
    <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5">
      <span className="flex min-w-0 grow basis-52 items-center gap-4">
        <HubWords {...words} />
      </span>
      {action}
    </div>
  );
}

function HubWords({ icon, label, text }: HubRowProps) {
  return (
    <>
      <span
        aria-hidden
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-s bg-clay-soft text-clay-ink [&_svg]:size-5.5"
      >
        {icon}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold text-ink-0">{label}</span>
        <span className="block text-xs text-ink-2">{text}</span>
      </span>
    </>
  );
}
