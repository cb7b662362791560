import { type Figure, rounded } from './figures.ts';

/** What became of a bench. */
export interface Run {
  /** The script of package.json, as `bench:live`. */
  name: string;
  /** Empty if it ended before it had any. */
  figures: readonly Figure[];
  exitCode: number;
  seconds: number;
  /** When and on what it ran. */
  surroundings: string;
}

const headingOf = (name: string) => `## \`npm run ${name}\``;
const SECTION = /^(?=## )/m;

/**
 * The document with a section for each run in place of the one that it had. All other sections stay: those of benches
 * that did not run, and those written by hand. Sections of benches are in the order of `names`, before the others;
 * those of benches that are gone are left out.
 */
export function withRuns(document: string, names: readonly string[], runs: readonly Run[]): string {
  const [head = '', ...sections] = document.split(SECTION).map((section) => section.trimEnd());
  const ofBench = (name: string) => {
    const run = runs.find((each) => each.name === name);
    if (run !== undefined) return [sectionOf(run)];
    return sections.filter((section) => section.split('\n')[0] === headingOf(name));
  };
  const others = sections.filter((section) => !section.startsWith('## `npm run bench'));
  return `${[head, ...names.flatMap(ofBench), ...others].join('\n\n')}\n`;
}

function sectionOf({ name, figures, exitCode, seconds, surroundings }: Run): string {
  const missed = figures.filter(({ within }) => !within).length;
  const end =
    figures.length === 0
      ? `It ended without figures, with exit code ${exitCode}.`
      : missed === 0
        ? `All limits are kept${exitCode === 0 ? '' : `, but it ended with exit code ${exitCode}`}.`
        : `${missed} of ${figures.filter(({ limit }) => limit !== undefined).length} figures miss their limit, in bold.`;
  const tables = figures.length === 0 ? [] : [tableOf(figures)];
  return [headingOf(name), `${surroundings}, in ${Math.round(seconds)} s. ${end}`, ...tables].join('\n\n');
}

/** Figures of several pages are a table with a row for each page. */
function tableOf(figures: readonly Figure[]): string {
  const pages = [...new Set(figures.map(({ page }) => page))];
  if (pages.every((page) => page === undefined))
    return table(
      ['what', 'measured', 'limit', 'ratio'],
      figures.map((figure) => [figure.what, cell(figure, figure.unit), limitOf(figure), ratioOf(figure)]),
    );
  const kinds = figures.filter((figure, index) => figures.findIndex(({ what }) => what === figure.what) === index);
  const of = (page: string | undefined, what: string) =>
    figures.find((each) => each.page === page && each.what === what);
  return table(
    [
      'page',
      ...kinds.map((kind) =>
        [`${kind.what}${kind.unit === '' ? '' : `, ${kind.unit}`}`, limitOf(kind)].join(' ').trim(),
      ),
    ],
    pages.map((page) => [page ?? '', ...kinds.map(({ what }) => cell(of(page, what)))]),
  );
}

function cell(figure: Figure | undefined, unit = ''): string {
  if (figure === undefined) return '';
  // What is not a number is null in JSON.
  const shown = Number.isFinite(figure.figure) ? `${rounded(figure.figure)} ${unit}`.trim() : 'not measured';
  return figure.within ? shown : `**${shown}**`;
}

const limitOf = ({ limit, atLeast = false }: Figure) =>
  limit === undefined ? '' : `${atLeast ? '≥' : '≤'} ${rounded(limit)}`;

const ratioOf = ({ figure, limit }: Figure) =>
  limit === undefined || limit === 0 || !Number.isFinite(figure) ? '' : String(rounded(figure / limit));

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((each) => each.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
