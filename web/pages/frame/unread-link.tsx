import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { Unread } from './unread.tsx';

type UnreadLinkProps = {
  to: '/notifications' | '/messages';
  of: 'notifications' | 'messages';
  icon: ReactNode;
  /** The name, for screen readers and in the tooltip. */
  label: string;
  className?: string;
};

/** An icon that leads to what a signed-in person reads, with the number of what is unread. */
export function UnreadLink({ to, of, icon, label, className }: UnreadLinkProps) {
  return (
    <Link
      to={to}
      preload={false}
      data-tooltip={label}
      className={classNames(
        'signed-in-only relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-1 hover:bg-sand-1 hover:text-ink-0 aria-[current=page]:text-teal',
        className,
      )}
    >
      {icon}
      <span className="sr-only">{label}</span>
      <Unread of={of} />
    </Link>
  );
}
