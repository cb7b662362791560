/**
 * The layout of an invoice, in the language of Typst. All that it says is in its input, which is never read as markup.
 * Amounts, codes and numbers have their own direction, so that Arabic around them does not change their order.
 */
export const INVOICE_LAYOUT = String.raw`
#let paper = json(bytes(sys.inputs.paper))
#let (start, end) = if paper.direction == "rtl" { (right, left) } else { (left, right) }
#let ink = rgb("#12302f")
#let quiet = rgb("#4a5f5e")
#let clay = rgb("#b84e25")
#let sand = rgb("#e3dccd")
#let number(value) = box(text(dir: ltr, value))
#let small(body) = text(size: 8.5pt, fill: quiet, body)
#let value(fact) = if fact.is_number { number(fact.value) } else { fact.value }

#set document(title: paper.title + " " + paper.number, date: auto)
#set text(
  font: "Alexandria", size: 10pt, fill: ink, lang: paper.language, region: "EG",
  dir: if paper.direction == "rtl" { rtl } else { ltr }, hyphenate: false,
)
#set page(paper: "a4", margin: (x: 18mm, top: 18mm, bottom: 22mm), footer: align(start, small(paper.footer)))
#set par(leading: 0.75em)
#show heading: it => text(size: 22pt, weight: 700, fill: clay, it.body)

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
  columns: (1fr, auto, auto, auto, auto), align: (start, end, end, end, end), inset: 3mm,
  stroke: (x, y) => (bottom: 0.6pt + sand), fill: (x, y) => if y == 0 { rgb("#f6f1e7") },
  table.header(..paper.columns.map(small)),
  paper.description, ..paper.amounts.map(number),
)
#v(2mm)
#align(end, block(width: 95mm, breakable: false, grid(
  columns: (1fr, auto), align: (start, end), inset: (x: 3mm, y: 2mm),
  stroke: (x, y) => if y == paper.totals.len() - 1 { (top: 1pt + clay) },
  ..paper.totals.enumerate().map(((index, total)) => {
    let weight = if index == paper.totals.len() - 1 { 700 } else { 400 }
    (text(weight: weight, total.label), text(weight: weight, total.value))
  }).flatten()
)))
#v(6mm)
#for note in paper.notes { block(small(note)) }
`;
