import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The blank margin that readers need around the code, in cells. */
const QUIET = 4;

/**
 * A text for the camera of another device. Hidden from screen readers: the text itself is beside it. Dark on light in
 * both themes, as cameras expect.
 */
export function QrCode({ text }: { text: string }) {
  const code = generate(text);
  const size = code.size + 2 * QUIET;
  return (
    <svg
      aria-hidden
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full rounded-s border border-sand-2 bg-[#fff] text-[#000]"
    >
      <path d={toSvgPath(code)} fill="currentColor" />
    </svg>
  );
}
