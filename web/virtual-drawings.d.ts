declare module 'virtual:drawings' {
  type Drawings = typeof import('./ui/craft/drawings.ts');
  type DrawingName = keyof Drawings['drawings'] | keyof Drawings['rareDrawings'];

  /** The address of the file with all drawings but the rare ones. */
  export const address: string;
  /** Markup for the inside of an svg element. */
  export const pictures: Readonly<Record<DrawingName, string>>;
}
