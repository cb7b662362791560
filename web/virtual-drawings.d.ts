declare module 'virtual:drawings' {
  type DrawingName = keyof typeof import('./ui/craft/drawings.ts').drawings;

  /** Of the file that holds all drawings. */
  export const address: string;
  /** Markup to stand inside an svg element. */
  export const pictures: Readonly<Record<DrawingName, string>>;
}
