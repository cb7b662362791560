import type { ReactNode } from 'react';
import { CraftTile } from '../craft-tile.tsx';
import type { Scene } from '../craft/scenes.ts';
import { Pattern } from '../pattern.tsx';

type EmptyStateProps = {
  heading: string;
  text?: ReactNode;
  /** The next action. */
  action?: ReactNode;
  icon?: ReactNode;
  /** The picture above, in place of an icon. */
  scene?: Scene;
  /** 1 where it is the whole page. */
  level?: 1 | 2;
};

const hues: Record<Scene, number> = {
  lost: 220,
  unplugged: 25,
  nothing: 65,
  'no-bookings': 195,
  'no-messages': 155,
  'no-notifications': 75,
  'no-results': 220,
  'no-requests': 40,
  'no-earnings': 130,
  'all-done': 170,
};

/** States what would be shown here and how to get there. */
export function EmptyState({ heading, text, action, icon, scene, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="relative isolate flex flex-col items-center overflow-hidden rounded-l bg-sand-1 px-6 py-14 text-center">
      <Pattern from="centre" className="-z-10 text-clay opacity-20" />
      {scene && <CraftTile icon="" drawing={scene} hue={hues[scene]} className="mb-6 size-30 rounded-l shadow-2" />}
      {icon && !scene && (
        <span className="mb-4 inline-flex size-16 items-center justify-center rounded-full bg-card text-clay-ink shadow-1 [&_svg]:size-7">
          {icon}
        </span>
      )}
      <Heading className={`max-w-md ${level === 1 ? 'title-text' : 'section-text'}`}>{heading}</Heading>
      {text && <p className="mt-2 max-w-md text-s text-balance text-ink-1">{text}</p>}
      {action && <div className="mt-6 max-[480px]:w-full max-[480px]:*:w-full">{action}</div>}
    </div>
  );
}
