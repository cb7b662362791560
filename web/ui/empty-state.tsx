import type { ReactNode } from 'react';
import { Pattern } from './pattern.tsx';

type EmptyStateProps = {
  heading: string;
  text?: ReactNode;
  /** The one thing to do from here. */
  action?: ReactNode;
  icon?: ReactNode;
  /** 1 where it is the whole page. */
  level?: 1 | 2;
};

/** Says what could stand here and how to get there. */
export function EmptyState({ heading, text, action, icon, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="relative isolate flex flex-col items-center overflow-hidden rounded-l bg-sand-1 px-6 py-14 text-center">
      <Pattern from="centre" className="-z-10 text-clay opacity-20" />
      {icon && (
        <span className="mb-4 inline-flex size-16 items-center justify-center rounded-full bg-card text-clay-ink shadow-1 [&_svg]:size-7">
          {icon}
        </span>
      )}
      <Heading className="section-text max-w-md">{heading}</Heading>
      {text && <p className="mt-2 max-w-md text-s text-ink-1">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
