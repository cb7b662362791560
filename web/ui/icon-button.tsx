// @with-first-page
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** The name, for screen readers and in the tooltip. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tooltip={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-1 transition-colors',
        'hover:bg-sand-1 hover:text-ink-0 disabled:opacity-55 [&_svg]:size-5',
        className,
      )}
    >
      {icon}
    </button>
  );
}
