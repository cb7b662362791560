import { globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { parseSync, type Program, type StringLiteral, Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/** One `import`, re-export, `import()` or `import('…')` of a type. */
export interface Import {
  line: number;
  specifier: string;
  /** The imported file of this repository, as a path from its root with `/`; undefined for a library. */
  target?: string;
  /** The imported file does not exist in this repository. */
  missing?: boolean;
}

export interface Source {
  /** From the root of the repository, with `/` on every system. */
  path: string;
  text: string;
  program: Program;
  imports: Import[];
}

/** A place that breaks a rule; the message has the reason for the rule. */
export interface Breach {
  rule: string;
  file: string;
  line?: number | undefined;
  message: string;
}

const SOURCES = ['{domain,contract,templates,sandbox,server,web,e2e,tools}/**/*.{ts,tsx}', '*.ts'];
/** The files of the planted room stand in folders of others only in its test. */
const isLeftOut = (path: string) => /(^|\/)(node_modules|dist|\.data|planted-room\/files)$|\.gen\.ts$/.test(path);
const isOwn = (specifier: string) => specifier.startsWith('.') || specifier.startsWith('@hirfa/');

/** Every source file of the repository, parsed, with its imports resolved. */
export function readSources(root: string): Source[] {
  const base = realpathSync(root);
  const resolver = new ResolverFactory({
    conditionNames: ['node', 'import', 'types'],
    extensions: ['.ts', '.tsx', '.d.ts'],
  });
  return globSync(SOURCES, { cwd: base, exclude: isLeftOut })
    .map((path) => path.split(sep).join(posix.sep))
    .filter((path) => !isLeftOut(path))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(base, path), 'utf8');
      const { program, errors } = parseSync(path, text);
      if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
      return {
        path,
        text,
        program,
        imports: importsOf(program, text).map((found) => resolve(resolver, base, path, found)),
      };
    });
}

function importsOf(program: Program, text: string): Import[] {
  const found: Import[] = [];
  const lineOf = lineFinder(text);
  const add = ({ value, start }: StringLiteral) => found.push({ line: lineOf(start), specifier: value });
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => source !== null && add(source),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string')
        found.push({ line: lineOf(source.start), specifier: source.value });
    },
    TSImportType: ({ source }) => add(source),
  }).visit(program);
  return found;
}

function resolve(resolver: ResolverFactory, base: string, file: string, found: Import): Import {
  if (!isOwn(found.specifier)) return found;
  const { path } = resolver.sync(dirname(join(base, file)), found.specifier.replace(/\?.*$/, ''));
  const target = path === undefined ? '..' : relative(base, path).split(sep).join(posix.sep);
  return target.startsWith('..') ? { ...found, missing: true } : { ...found, target };
}

/** Returns a function from a position in a text to its line, counted from 1. */
export function lineFinder(text: string): (position: number) => number {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (position) => {
    const after = starts.findIndex((start) => start > position);
    return after === -1 ? starts.length : after;
  };
}
