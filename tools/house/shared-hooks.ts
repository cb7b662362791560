import type { Program } from 'oxc-parser';
import { placeOf } from './layout.ts';
import { type Breach, lineFinder, type Source } from './sources.ts';

const REASON =
  'test files that share modules load it once, so only the first of them would have it: put it in a function that each test file calls';
const HOOK = /^(?:(?:before|after)(?:All|Each)|use[A-Z]\w*)$/;
const TEST_FILE = /\.(?:test|trial|e2e)\.ts$/;

/** A module for tests sets nothing up or down while it is loaded. */
export function checkSharedHooks(sources: readonly Source[]): Breach[] {
  const shared = sources.filter(({ path }) => placeOf(path).floor === 'server' && !TEST_FILE.test(path));
  return shared.flatMap(({ path, text, program }) => {
    const lineOf = lineFinder(text);
    return hooksOf(program).map(({ name, start }) => ({
      rule: 'shared hooks',
      file: path,
      line: lineOf(start),
      message: `calls ${name} while it is loaded: ${REASON}.`,
    }));
  });
}

/** The calls of hooks directly in a module: as a statement or as the value of a constant. */
function hooksOf({ body }: Program) {
  const values = body.flatMap((statement) => {
    if (statement.type === 'ExpressionStatement') return [statement.expression];
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? declared.declarations.map(({ init }) => init) : [];
  });
  return values.flatMap((value) => {
    if (value?.type !== 'CallExpression' || value.callee.type !== 'Identifier') return [];
    return HOOK.test(value.callee.name) ? [{ name: value.callee.name, start: value.start }] : [];
  });
}
