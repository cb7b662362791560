/** Tones of a drawing in the hue of its tile: lit, shaded, and open or cut parts. */
export type Tone = 'light' | 'mid' | 'deep';

/** A closed shape, or a line of the given width. Drawings are 200 × 200; the ground is at y = 170. */
export type Shape = { tone: Tone; d: string; line?: number };

export const light = (d: string): Shape => ({ tone: 'light', d });
export const mid = (d: string): Shape => ({ tone: 'mid', d });
export const deep = (d: string): Shape => ({ tone: 'deep', d });
export const line = (tone: Tone, width: number, d: string): Shape => ({ tone, d, line: width });

export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export function box(x: number, y: number, width: number, height: number, r = 0): string {
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`;
}

/** The craft star of the mark, by its centre and half its width. */
export function star(cx: number, cy: number, r: number): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const reach = index % 2 === 0 ? r : r * 0.7654;
    const angle = (Math.PI / 8) * index;
    return `${(cx + reach * Math.sin(angle)).toFixed(1)} ${(cy - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A glint with four points. */
export function glint(cx: number, cy: number, r: number): string {
  const q = r * 0.22;
  const rightHalf = `Q${cx + q / 2} ${cy - q / 2} ${cx + r} ${cy}Q${cx + q / 2} ${cy + q / 2} ${cx} ${cy + r}`;
  const leftHalf = `Q${cx - q / 2} ${cy + q / 2} ${cx - r} ${cy}Q${cx - q / 2} ${cy - q / 2} ${cx} ${cy - r}`;
  return `M${cx} ${cy - r}${rightHalf}${leftHalf}Z`;
}

/** A row of diamonds, as painted on pots and sewn on cloth. */
export function diamonds(from: number, to: number, y: number, count: number, half: number): string {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = from + step * (index + 0.5);
    return `M${x} ${y - half}l${step / 2 - 1} ${half}l${1 - step / 2} ${half}l${1 - step / 2} ${-half}Z`;
  }).join('');
}
