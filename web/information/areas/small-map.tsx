import type { AreaMap } from './places.ts';
import { Water } from './water.tsx';

const TILE = 100;

/** The map without names, for narrow screens; decorative, because the lists below it have the areas. */
export function SmallMap({ map }: { map: AreaMap }) {
  const above = map.water.isLine ? 0 : TILE / 2;
  return (
    <svg
      viewBox={`0 ${-above} ${map.columns * TILE} ${map.rows * TILE + above}`}
      aria-hidden
      className="max-h-56 w-full"
    >
      <Water of={map.water} />
      {Object.entries(map.places).map(([slug, [column, row]]) => (
        <rect
          key={slug}
          x={(column - 1) * TILE + 8}
          y={(row - 1) * TILE + 8}
          width={TILE - 16}
          height={TILE - 16}
          rx={18}
          className="fill-clay opacity-60"
        />
      ))}
    </svg>
  );
}
