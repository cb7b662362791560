import type { ReactNode } from 'react';
import { CraftTile } from './craft-tile.tsx';
import { Pattern } from './pattern.tsx';

type HeroProps = {
  heading: ReactNode;
  lead: ReactNode;
  /** Four crafts to draw: beside the text on wide screens, in a row above it on others. */
  crafts: readonly { icon: string; hue: number }[];
  children: ReactNode;
};

/** The top of the home page: heading, lead and search. */
export function Hero({ heading, lead, crafts, children }: HeroProps) {
  return (
    // What opens below its search lies over what follows.
    <section className="relative isolate z-10 rounded-l bg-sand-1 px-5 py-10 sm:px-12 md:px-16 md:py-20">
      <span className="absolute inset-0 -z-10 overflow-hidden rounded-l">
        <Pattern from="end" className="text-clay opacity-20 sm:opacity-30" />
      </span>
      <div className="mb-6 grid max-w-80 grid-cols-4 gap-3 lg:hidden">
        {crafts.slice(0, 4).map(({ icon, hue }) => (
          <CraftTile key={icon} icon={icon} hue={hue} className="aspect-square rounded-m shadow-1" />
        ))}
      </div>
      <div className="lg:max-w-[36.5rem]">
        <h1 className="display-text">{heading}</h1>
        <p className="mt-4 text-l text-ink-1">{lead}</p>
        <div className="mt-8">{children}</div>
      </div>
      <div className="absolute inset-y-0 end-14 hidden grid-cols-2 items-center gap-4 lg:grid">
        <HeroColumn crafts={crafts.slice(0, 2)} className="mb-10" />
        <HeroColumn crafts={crafts.slice(2, 4)} className="mt-10" />
      </div>
    </section>
  );
}

function HeroColumn({ crafts, className }: { crafts: HeroProps['crafts']; className: string }) {
  return (
    <div className={`flex flex-col gap-4 ${className}`}>
      {crafts.map(({ icon, hue }) => (
        <CraftTile key={icon} icon={icon} hue={hue} className="size-36 rounded-l shadow-2" />
      ))}
    </div>
  );
}
