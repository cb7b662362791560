import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Steady } from './steady.tsx';

type SteadyRowsProps = {
  children: ReactNode;
  /** The end of the list. */
  more: ReactNode;
  /** Whether the corners of the list cut its rows; otherwise the rows have their own. */
  isCut?: boolean;
};

/** A list of rows that may move by themselves. */
export function SteadyRows({ children, more, isCut = false }: SteadyRowsProps) {
  return (
    <Steady>
      <ul
        className={classNames(
          'divide-y divide-sand-2 rounded-m border border-sand-2 bg-card',
          isCut && 'overflow-hidden',
        )}
      >
        {children}
      </ul>
      {more}
    </Steady>
  );
}
