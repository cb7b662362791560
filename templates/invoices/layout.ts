import { PAPER_HEAD } from '../papers/index.ts';

/** The layout of an invoice. */
export const INVOICE_LAYOUT =
  PAPER_HEAD +
  String.raw`
#set document(title: paper.title + " " + paper.number, date: auto)

#grid(
  columns: (1fr, auto), align: (start + bottom, end + bottom),
  heading(paper.title), text(size: 13pt, weight: 700, number(paper.number)),
)
#line(length: 100%, stroke: 2pt + clay)
#v(2mm)
#grid(
  columns: (1fr, 1fr), column-gutter: 10mm,
  ..paper.parties.map(party => block({
    small(party.label)
    linebreak()
    text(weight: 700, party.name)
    for fact in party.facts {
      linebreak()
      if fact.label != "" { small(fact.label + " ") }
      value(fact)
    }
  }))
)
#v(3mm)
#grid(
  columns: (auto, 1fr), column-gutter: 6mm, row-gutter: 2.6mm,
  ..paper.facts.map(fact => (small(fact.label), value(fact))).flatten()
)
#v(5mm)
#table(
  columns: (1fr, auto, auto, auto, auto), align: (start, right, right, right, right), inset: 3mm,
  stroke: (x, y) => (bottom: 0.6pt + sand), fill: (x, y) => if y == 0 { rgb("#f6f1e7") },
  table.header(..paper.columns.map(small)),
  ..paper.rows.map(row => (row.description, ..row.amounts.map(number))).flatten(),
)
#v(2mm)
#align(end, block(width: 95mm, breakable: false, grid(
  columns: (1fr, auto), align: (start, right), inset: (x: 3mm, y: 2mm),
  stroke: (x, y) => if y == paper.totals.len() - 1 { (top: 1pt + clay) },
  ..paper.totals.enumerate().map(((index, total)) => {
    let weight = if index == paper.totals.len() - 1 { 700 } else { 400 }
    (text(weight: weight, total.label), text(weight: weight, total.value))
  }).flatten()
)))
#v(6mm)
#for note in paper.notes { block(small(note)) }
#if paper.qr != none {
  let (side, module) = (paper.qr.rows.len(), 0.5mm)
  v(2mm)
  block(breakable: false, grid(
    columns: (auto, 1fr), column-gutter: 5mm, align: (start + horizon, start + horizon),
    box(width: side * module, height: side * module, {
      for (y, row) in paper.qr.rows.enumerate() {
        // Neighbours are one bar, so that no white line is between them.
        for bar in row.matches(regex("1+")) {
          let size = bar.end - bar.start
          place(left + top, dx: bar.start * module, dy: y * module, rect(width: size * module, height: module, fill: black))
        }
      }
    }),
    { small(paper.qr.label); linebreak(); text(size: 6.5pt, fill: quiet, number(paper.qr.uuid)) },
  ))
}
`;
