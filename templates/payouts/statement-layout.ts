/**
 * The layout of a statement, in the language of Typst. All that it says is in its input, which is never read as markup.
 * Amounts and references have their own direction, so that Arabic around them does not change their order.
 */
export const STATEMENT_LAYOUT = String.raw`
#let paper = json(bytes(sys.inputs.paper))
#let (start, end) = if paper.direction == "rtl" { (right, left) } else { (left, right) }
#let ink = rgb("#12302f")
#let quiet = rgb("#4a5f5e")
#let clay = rgb("#b84e25")
#let sand = rgb("#e3dccd")
#let number(value) = box(text(dir: ltr, value))
#let small(body) = text(size: 8.5pt, fill: quiet, body)
#let value(fact) = if fact.is_number { number(fact.value) } else { fact.value }

#set document(title: paper.title, date: auto)
#set text(
  font: "Alexandria", size: 10pt, fill: ink, lang: paper.language, region: "EG",
  dir: if paper.direction == "rtl" { rtl } else { ltr }, hyphenate: false,
)
#set page(paper: "a4", margin: (x: 18mm, top: 18mm, bottom: 22mm), footer: align(start, small(paper.footer)))
#set par(leading: 0.75em)
#show heading: it => text(size: 22pt, weight: 700, fill: clay, it.body)

#heading(paper.title)
#line(length: 100%, stroke: 2pt + clay)
#v(2mm)
#grid(
  columns: (auto, 1fr), column-gutter: 6mm, row-gutter: 2.6mm,
  ..paper.facts.map(fact => (small(fact.label), value(fact))).flatten()
)
#v(5mm)
#table(
  columns: (auto, 1fr, auto), align: (start, start, end), inset: 3mm,
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
  columns: (1fr, auto), align: (start, end), inset: (x: 3mm, y: 2mm), stroke: (top: 1pt + clay),
  text(weight: 700, paper.total.label), text(weight: 700, paper.total.value),
)))
#v(6mm)
#small(paper.note)
`;
