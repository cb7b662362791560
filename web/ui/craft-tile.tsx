import { pictures } from 'virtual:drawings';
import { classNames } from './class-names.ts';
import { Pattern } from './pattern.tsx';

type CraftTileProps = {
  /** The category's `icon` and `hue`, as the contract gives them. */
  icon: string;
  hue: number;
  /** What to draw rather than the category: a service's slug. */
  drawing?: string;
  /** Its shape; 8:5 without. */
  className?: string;
};

const isDrawn = (name: string): name is keyof typeof pictures => Object.hasOwn(pictures, name);
const pictureOf = (icon: string, drawing = '') => pictures[[drawing, icon].find(isDrawn) ?? 'any-craft'];

/** The drawn picture of a craft, where no photo is: decoration, said by the text beside it. */
export function CraftTile({ icon, hue, drawing, className }: CraftTileProps) {
  return (
    <span
      aria-hidden
      style={{ '--hue': hue }}
      className={classNames('craft-tile relative isolate block overflow-hidden', className ?? 'aspect-[8/5]')}
    >
      <Pattern className="-z-10 text-(--tile-light) opacity-20" />
      <svg viewBox="0 6 200 190" strokeLinecap="round" strokeLinejoin="round" className="absolute inset-0 size-full">
        <ellipse cx="100" cy="171" rx="74" ry="7" fill="var(--tile-deep)" opacity=".35" />
        {/* The server's markup is whole, the browser's a reference: what is there stays. */}
        <g suppressHydrationWarning dangerouslySetInnerHTML={{ __html: pictureOf(icon, drawing) }} />
      </svg>
    </span>
  );
}
