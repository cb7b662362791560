interface Size {
  width: number;
  height: number;
}

/** The space between a control and its hint, and between a hint and the edge of the window. */
export const GAP_PX = 6;
const EDGE_PX = 12;

/**
 * Where a hint is placed, in px from the top and from the start of the window: above the middle of its control, or
 * below it where there is no room above.
 */
export function placeHint(
  control: Pick<DOMRect, 'left' | 'top' | 'width' | 'bottom'>,
  hint: Size,
  window: Size,
  isRtl: boolean,
): { start: number; top: number } {
  const above = control.top - GAP_PX - hint.height;
  const middle = control.left + control.width / 2;
  const wanted = (isRtl ? window.width - middle : middle) - hint.width / 2;
  const last = window.width - EDGE_PX - hint.width;
  return {
    start: Math.max(EDGE_PX, Math.min(wanted, last)),
    top: above < EDGE_PX ? control.bottom + GAP_PX : above,
  };
}
