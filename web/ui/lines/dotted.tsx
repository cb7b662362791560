import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface DottedProps {
  className?: string;
  /** Whether the facts are items of a list. */
  isList?: boolean;
  children: ReactNode;
}

/**
 * Short facts in a line, each a child, with dots between them. A dot stands before each fact, and that of the first one
 * in a line is outside of what is shown: no line begins or ends with a dot. No child has a direction of its own:
 * what is isolated stands within one.
 */
export function Dotted({ className, isList = false, children }: DottedProps) {
  const [Outer, Inner] = isList ? (['div', 'ul'] as const) : (['span', 'span'] as const);
  return (
    <Outer className={classNames('block overflow-x-clip', className)}>
      <Inner className="-ms-4 flex flex-wrap [&>*]:relative [&>*]:min-w-0 [&>*]:ps-4 [&>*]:before:absolute [&>*]:before:start-1.5 [&>*]:before:font-normal [&>*]:before:text-ink-2 [&>*]:before:content-['·'] [&>:empty]:hidden">
        {children}
      </Inner>
    </Outer>
  );
}
