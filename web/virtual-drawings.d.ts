declare module 'virtual:drawings' {
  type DrawingName = keyof typeof import('./ui/craft/drawings.ts').drawings;

  /** The address of the file with all drawings. */
  export const address: string;
  /** Markup for the inside of an svg element. */
  export const pictures: Readonly<Record<DrawingName, string>>;
}
