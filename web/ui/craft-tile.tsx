import { pictures } from 'virtual:drawings';
import { classNames } from './class-names.ts';
import { Pattern } from './pattern.tsx';

type CraftTileProps = {
  /** The `icon` and `hue` of the category. */
  icon: string;
  hue: number;
  /** Another drawing than that of the category: a service's slug or a scene. */
  drawing?: string;
  /** The size and shape; 8:5 by default. */
  className?: string;
};

const isDrawn = (name: string): name is keyof typeof pictures => Object.hasOwn(pictures, name);
const pictureOf = (icon: string, drawing = '') => pictures[[drawing, icon].find(isDrawn) ?? 'any-craft'];

/** The drawing of a craft; decorative, because the text beside it has the same meaning. */
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
        {/* The server renders the full markup, the browser a reference: the server's markup is kept. */}
        <g suppressHydrationWarning dangerouslySetInnerHTML={{ __html: pictureOf(icon, drawing) }} />
      </svg>
    </span>
  );
}
