import { Visitor } from 'oxc-parser';
import { placeOf } from './layout.ts';
import { type Breach, lineFinder, type Source } from './sources.ts';

const REASON =
  'the text of a prepared statement is built once per pool: define it with statement() of server/platform/statements.ts';

/** A statement that is prepared in each call is built anew each time. */
export function checkStatements(sources: readonly Source[]): Breach[] {
  const serverSources = sources.filter(({ path }) => placeOf(path).floor === 'server');
  return serverSources.flatMap(({ path, text, program }) => {
    const lineOf = lineFinder(text);
    const definitions: { start: number; end: number }[] = [];
    const prepared: number[] = [];
    new Visitor({
      CallExpression: ({ callee, start, end }) => {
        const outer = callee.type === 'CallExpression' ? callee.callee : callee;
        if (outer.type === 'Identifier' && outer.name === 'statement') definitions.push({ start, end });
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (callee.property.name === 'prepare') prepared.push(end);
      },
    }).visit(program);
    return prepared
      .filter((at) => !definitions.some(({ start, end }) => start < at && at < end))
      .map((at) => ({
        rule: 'statements',
        file: path,
        line: lineOf(at),
        message: `prepares in each call: ${REASON}.`,
      }));
  });
}
