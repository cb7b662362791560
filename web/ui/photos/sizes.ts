export interface Size {
  width: number;
  height: number;
}

/** In a chat, in px. A narrow or low picture is still large enough to be pressed. */
const SHOWN = { width: 240, height: 288, least: 44 };

/** A size of the same shape whose longer side is at most `side`; smaller ones stay. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The size of a photo in a chat: its place is known before the picture is there. */
export function shownSize({ width, height }: Size): Size {
  const scale = Math.min(1, SHOWN.width / width, SHOWN.height / height);
  const atLeast = (side: number) => Math.max(SHOWN.least, Math.round(side * scale));
  return { width: atLeast(width), height: atLeast(height) };
}
