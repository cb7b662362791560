import { dirname } from 'node:path/posix';
import { type Program, Visitor } from 'oxc-parser';
import type { Breach, Source } from './sources.ts';

const MOST_FILES = 40;
const LONGEST_LINE = 120;

/** A folder with more files than this is hard to survey. */
export function checkFolderSizes(sources: readonly Source[]): Breach[] {
  const sizes = Map.groupBy(sources, ({ path }) => dirname(path));
  return [...sizes]
    .filter(([, files]) => files.length > MOST_FILES)
    .map(([folder, files]) => ({
      rule: 'folder sizes',
      file: folder,
      message: `has ${files.length} files directly, at most ${MOST_FILES} are allowed: move its parts to sub-folders.`,
    }));
}

/**
 * Lines have at most 120 characters. Strings, regular expressions and JSX text do not count, because they cannot be
 * broken into lines.
 */
export function checkLineLengths(sources: readonly Source[]): Breach[] {
  return sources.flatMap(({ path, text, program }) => {
    const lines = text.split('\n');
    if (lines.every((line) => line.length <= LONGEST_LINE)) return [];
    const isText = textPositions(program, text.length);
    let start = 0;
    return lines.flatMap((line, index) => {
      const counted = isText.subarray(start, start + line.length).filter((flag) => flag === 0).length;
      start += line.length + 1;
      if (line.length <= LONGEST_LINE || counted <= LONGEST_LINE) return [];
      const message = `has ${counted} characters besides its strings, at most ${LONGEST_LINE} are allowed: long lines are hard to read.`;
      return [{ rule: 'line lengths', file: path, line: index + 1, message }];
    });
  });
}

/** An array with 1 at each position of the file that is inside a string, and 0 at all others. */
function textPositions(program: Program, length: number): Uint8Array {
  const positions = new Uint8Array(length);
  const mark = ({ start, end }: { start: number; end: number }) => positions.fill(1, start, end);
  new Visitor({
    Literal: (node) => (typeof node.value === 'string' || 'regex' in node) && mark(node),
    TemplateElement: mark,
    JSXText: mark,
  }).visit(program);
  return positions;
}
