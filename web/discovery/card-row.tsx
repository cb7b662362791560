import { Children, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

type CardRowProps = {
  children: ReactNode;
  /** Few cards stay in one row on a tablet too; many become a grid there. */
  many?: boolean;
};

const strip =
  '-mx-5 -my-1 flex snap-x snap-mandatory scroll-px-5 gap-3 overflow-x-auto overscroll-x-contain px-5 pt-1 pb-3';

/** Cards in a row that scrolls sideways on a phone, where a part of the next card is visible; else a grid. */
export function CardRow({ children, many = false }: CardRowProps) {
  const grid = many
    ? 'sm:m-0 sm:grid sm:grid-cols-2 sm:gap-4 sm:overflow-visible sm:p-0 lg:grid-cols-3'
    : 'lg:m-0 lg:grid lg:grid-cols-3 lg:gap-4 lg:overflow-visible lg:p-0';
  return (
    <ul className={classNames(strip, grid)}>
      {Children.map(children, (card) => (
        <li className={classNames('w-[82%] shrink-0 snap-start', many ? 'sm:w-auto' : 'sm:w-[44%] lg:w-auto')}>
          {card}
        </li>
      ))}
    </ul>
  );
}
