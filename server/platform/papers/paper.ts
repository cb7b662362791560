/** What a paper is printed from: a layout in the language of Typst, its input, and the time that its file states. */
export interface Paper {
  layout: string;
  /** A JSON text, which the layout reads as data. */
  input: string;
  printed_at: Date;
}
