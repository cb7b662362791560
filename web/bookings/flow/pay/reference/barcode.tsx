import { barsOf } from './code-128.ts';

/** The quiet zone at both ends, in modules. */
const QUIET = 10;
const HEIGHT = 40;

/**
 * A reference as a barcode (Code 128), black on white also in the dark theme: scanners need it. Who can not see it has
 * the digits beside it.
 */
export function Barcode({ code }: { code: string }) {
  const { path, total } = drawn(barsOf(code));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${total} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="h-20 w-full rounded-s bg-[#fff] py-2 text-[#000]"
      data-barcode={code}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The bars as a path, and the width with both quiet zones. */
function drawn(widths: readonly number[]): { path: string; total: number } {
  let [path, x] = ['', QUIET];
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${x} 0h${width}v${HEIGHT}h-${width}z`;
    x += width;
  }
  return { path, total: x + QUIET };
}
