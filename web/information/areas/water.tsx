import { classNames } from '../../ui/class-names.ts';
import type { AreaMap } from './places.ts';

/** The river or the sea of a map, in the units of its places. */
export function Water({ of: { path, isLine } }: { of: AreaMap['water'] }) {
  return (
    <path
      d={path}
      vectorEffect={isLine ? 'non-scaling-stroke' : undefined}
      className={classNames('text-teal opacity-20', isLine ? 'fill-none stroke-current' : 'fill-current')}
      strokeWidth={isLine ? 14 : undefined}
      strokeLinecap="round"
    />
  );
}
