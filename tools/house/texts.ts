import { Visitor } from 'oxc-parser';
import { placeOf } from './layout.ts';
import { type Breach, lineFinder, type Source } from './sources.ts';

const REASON =
  'a text is found only where `t` is imported or taken from useLingui(); elsewhere it is empty: pass on a msg`…` instead';

/** No function of the site takes `t` as a parameter: its texts would be in no catalogue. */
export function checkTexts(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path }) => placeOf(path).floor === 'web')
    .flatMap(({ path, text, program }) => {
      const lineOf = lineFinder(text);
      const found: number[] = [];
      const look = ({ params }: { params: readonly { type: string; start: number }[] }) => {
        for (const parameter of params) if (isT(parameter)) found.push(parameter.start);
      };
      new Visitor({ FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look }).visit(
        program,
      );
      return found.map((at) => ({ rule: 'texts', file: path, line: lineOf(at), message: `takes \`t\`: ${REASON}.` }));
    });
}

const isT = (parameter: { type: string; name?: string }) => parameter.type === 'Identifier' && parameter.name === 't';
