import { classNames } from './class-names.ts';
import { drawingOf } from './craft/drawings.ts';
import type { Shape, Tone } from './craft/shapes.ts';
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

const colours: Record<Tone, string> = {
  light: 'var(--tile-light)',
  mid: 'var(--tile-mid)',
  deep: 'var(--tile-deep)',
};

/** The drawn picture of a craft, where no photo is: decoration, said by the text beside it. */
export function CraftTile({ icon, hue, drawing, className }: CraftTileProps) {
  return (
    <span
      aria-hidden
      style={{ '--hue': hue }}
      className={classNames('craft-tile relative isolate block overflow-hidden', className ?? 'aspect-[8/5]')}
    >
      <Pattern className="-z-10 text-(--tile-light) opacity-20" />
      <svg viewBox="0 6 200 190" className="absolute inset-0 size-full">
        <ellipse cx="100" cy="171" rx="74" ry="7" fill="var(--tile-deep)" opacity=".35" />
        {drawingOf(icon, drawing).map((shape) => (
          <path key={shape.d} d={shape.d} {...paint(shape)} />
        ))}
      </svg>
    </span>
  );
}

function paint({ tone, line }: Shape) {
  const colour = colours[tone];
  if (line === undefined) return { fill: colour };
  return { fill: 'none', stroke: colour, strokeWidth: line, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
}
