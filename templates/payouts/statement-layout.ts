import { PAPER_HEAD } from '../papers/index.ts';

/** The layout of a statement. */
export const STATEMENT_LAYOUT =
  PAPER_HEAD +
  String.raw`
#set document(title: paper.title, date: auto)

#grid(columns: 1fr, heading(paper.title))
#line(length: 100%, stroke: 2pt + clay)
#v(2mm)
#grid(
  columns: (auto, 1fr), column-gutter: 6mm, row-gutter: 2.6mm,
  ..paper.facts.map(fact => (small(fact.label), value(fact))).flatten()
)
#v(5mm)
#table(
  columns: (auto, 1fr, auto), align: (start, start, right), inset: 3mm,
  stroke: (x, y) => (bottom: 0.6pt + sand), fill: (x, y) => if y == 0 { rgb("#f6f1e7") },
  table.header(..paper.columns.map(small)),
  ..paper.lines.map(line => (
    line.day,
    { line.title; if line.note != "" { linebreak(); small(line.note) } },
    number(line.amount),
  )).flatten()
)
#v(2mm)
#align(end, block(width: 95mm, breakable: false, grid(
  columns: (1fr, auto), align: (start, right), inset: (x: 3mm, y: 2mm), stroke: (top: 1pt + clay),
  text(weight: 700, paper.total.label), text(weight: 700, paper.total.value),
)))
#v(6mm)
#small(paper.note)
`;
