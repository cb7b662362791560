/**
 * What every paper begins with, in the language of Typst: colours and type, the mark and the pattern of the product,
 * and the words at its foot. All that papers say is in their input, which is never read as markup. Amounts, codes and
 * numbers have their own direction, so that Arabic around them does not change their order; below each other they end
 * at the right.
 */
export const PAPER_HEAD = String.raw`
#let paper = json(bytes(sys.inputs.paper))
#let (start, end) = if paper.direction == "rtl" { (right, left) } else { (left, right) }
#let ink = rgb("#12302f")
#let quiet = rgb("#4a5f5e")
#let clay = rgb("#b84e25")
#let sand = rgb("#e3dccd")
#let teal = rgb("#0d4a48")
// The mark and the pattern of the product (web/public/mark.svg, web/ui/pattern.svg).
#let mark = bytes("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>
  <path d='M16 1 20.4 5.4H26.6V11.6L31 16 26.6 20.4V26.6H20.4L16 31 11.6 26.6H5.4V20.4L1 16 5.4 11.6V5.4H11.6Z'
    fill='#b84e25'/>
  <path fill='#fcfaf4' d='M11 9.5h3v5.2h4V9.5h3v13h-3v-5h-4v5h-3z'/></svg>")
#let stars = bytes("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56' fill='none' stroke='#b84e25'>
  <path d='M28 4 35 11 45 11 45 21 52 28 45 35 45 45 35 45 28 52 21 45 11 45 11 35 4 28 11 21 11 11 21 11Z'/>
  <path d='M28 14 38 18 42 28 38 38 28 42 18 38 14 28 18 18Z'/>
  <path d='M0 0 11 11M56 0 45 11M0 56 11 45M56 56 45 45M28 0V4M28 52V56M0 28H4M52 28H56'/></svg>")
#let pattern = tiling(size: (14mm, 14mm), image(stars, width: 14mm))
// The pattern in the upper corner opposite of the mark, which fades towards the text.
#let corner = {
  let fade(from, to, angle) = rect(
    width: 112mm, height: 42mm,
    fill: gradient.linear(white.transparentize(from), white.transparentize(to), angle: angle),
  )
  let (left-fades, right-fades) = if paper.direction == "rtl" { (30%, 0%) } else { (0%, 30%) }
  place(top + end, rect(width: 112mm, height: 42mm, fill: pattern))
  place(top + end, fade(left-fades, right-fades, 0deg))
  place(top + end, fade(100%, 0%, 90deg))
}
#let number(value) = box(text(dir: ltr, value))
#let small(body) = text(size: 8.5pt, fill: quiet, body)
#let value(fact) = if fact.is_number { number(fact.value) } else { fact.value }

#set text(
  font: "Alexandria", size: 10pt, fill: ink, lang: paper.language, region: "EG",
  dir: if paper.direction == "rtl" { rtl } else { ltr }, hyphenate: false,
)
#set page(
  paper: "a4", margin: (x: 18mm, top: 36mm, bottom: 22mm), background: corner, header-ascent: 9mm,
  header: align(start, grid(
    columns: 2, column-gutter: 3mm, align: horizon,
    image(mark, width: 11mm), text(size: 17pt, weight: 700, fill: teal, paper.brand),
  )),
  footer: align(start, small(paper.footer)),
)
#set par(leading: 0.75em)
#show heading: it => text(size: 22pt, weight: 700, fill: clay, it.body)
`;
