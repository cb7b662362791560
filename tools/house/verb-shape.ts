import { basename, dirname } from 'node:path/posix';
import { type ArrowFunctionExpression, type Function as FunctionNode, type ParamPattern, Visitor } from 'oxc-parser';
import { placeOf } from './layout.ts';
import { type Breach, lineFinder, type Source } from './sources.ts';

/** All verbs have one shape: `verb({ ctx, input })`, or `verb({ ctx })` without an input. */
const REASON =
  'every verb takes one parameter, { ctx, input } or { ctx }, so that handlers, jobs and tests call all of them alike';

type Callable = FunctionNode | ArrowFunctionExpression;

/** Files of a room whose functions are not verbs. */
const isNoVerbFile = (path: string) => /^(.+-)?(queries|tables|handlers)\.ts$|^(index|room)\.ts$/.test(basename(path));
const isHandlers = (path: string) => /^(.+-)?handlers\.ts$/.test(basename(path));

export function checkVerbShape(sources: readonly Source[]): Breach[] {
  const roomFiles = sources.filter(({ path }) => {
    const { floor, isRoom, isTest } = placeOf(path);
    return floor === 'server' && isRoom && !isTest;
  });
  const wired = new Set(roomFiles.flatMap((source) => wiredFunctions(source, roomFiles)));
  return roomFiles.flatMap((source) => {
    if (isNoVerbFile(source.path)) return [];
    const lineOf = lineFinder(source.text);
    return topFunctions(source)
      .filter(
        ({ name, node }) =>
          (name === verbNameOf(source.path) || wired.has(`${source.path}#${name}`)) && isVerb(node, source.text),
      )
      .filter(({ node }) => !hasShape(node))
      .map(({ name, node }) => ({
        rule: 'verb shape',
        file: source.path,
        line: lineOf(node.start),
        message: `${name}(${parametersOf(node, source.text)}): ${REASON}.`,
      }));
  });
}

/** The verb of accept-booking.ts is acceptBooking. */
const verbNameOf = (path: string) =>
  basename(path)
    .replace(/\.tsx?$/, '')
    .replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const parametersOf = ({ params }: Callable, text: string) =>
  params.map(({ start, end }) => text.slice(start, end).split('\n')[0]).join(', ');

/** A verb reads or writes, so it is asynchronous; a synchronous function is a helper. */
const isVerb = ({ async, returnType }: Callable, text: string) =>
  async || !returnType || text.slice(returnType.start, returnType.end).includes('Promise<');

function hasShape({ params }: Callable): boolean {
  const [first] = params;
  if (params.length !== 1 || first?.type !== 'ObjectPattern') return false;
  const keys = first.properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '',
  );
  return keys.includes('ctx') && keys.every((key) => key === 'ctx' || key === 'input');
}

function topFunctions({ program }: Source): { name: string; node: Callable & { params: ParamPattern[] } }[] {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration')
      return declaration.id === null ? [] : [{ name: declaration.id.name, node: declaration }];
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
        ? [{ name: id.name, node: init }]
        : [],
    );
  });
}

/** Functions of the same room that handlers call, room.ts imports, or a property `verb` has, as `path#name`. */
function wiredFunctions(source: Source, roomFiles: readonly Source[]): string[] {
  const { path, program } = source;
  const definitions = importedFunctions(source, roomFiles);
  const found: string[] = basename(path) === 'room.ts' ? [...definitions.values()] : [];
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'verb' && value.type === 'Identifier')
        found.push(definitions.get(value.name) ?? `${path}#${value.name}`);
    },
  }).visit(program);
  const called = isHandlers(path) ? calledWithinHandlers(source) : [];
  return [...found, ...called.flatMap((name) => definitions.get(name) ?? [])];
}

/** Names called inside `call.handler(…)`, except on the bare request (`requirePerson(context)`). */
function calledWithinHandlers({ program }: Source): string[] {
  const handlers: { start: number; end: number }[] = [];
  const calls: { name: string; start: number }[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: args, start, end }) => {
      if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'handler'
      )
        handlers.push({ start, end });
      const isOnRequest = args.length === 1 && args[0]?.type === 'Identifier' && args[0].name === 'context';
      if (callee.type === 'Identifier' && !isOnRequest) calls.push({ name: callee.name, start });
    },
  }).visit(program);
  return calls
    .filter((call) => handlers.some(({ start, end }) => call.start > start && call.start < end))
    .map(({ name }) => name);
}

function importedFunctions({ path, program, imports }: Source, roomFiles: readonly Source[]): Map<string, string> {
  const room = path.split('/').slice(0, 2).join('/');
  const definitions = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const target = imports.find(({ specifier }) => specifier === statement.source.value)?.target;
    if (target === undefined || !target.startsWith(`${room}/`)) continue;
    for (const named of statement.specifiers) {
      if (named.type !== 'ImportSpecifier' || named.imported.type !== 'Identifier') continue;
      definitions.set(
        named.local.name,
        `${definingFile(target, named.imported.name, roomFiles)}#${named.imported.name}`,
      );
    }
  }
  return definitions;
}

/** The file that defines a name which an index.ts re-exports. */
function definingFile(target: string, name: string, roomFiles: readonly Source[]): string {
  const index = roomFiles.find(({ path }) => path === target);
  if (basename(target) !== 'index.ts' || index === undefined) return target;
  for (const statement of index.program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source === null) continue;
    const isThere = statement.specifiers.some(
      ({ exported }) => exported.type === 'Identifier' && exported.name === name,
    );
    const from = statement.source.value;
    if (isThere)
      return index.imports.find(({ specifier }) => specifier === from)?.target ?? `${dirname(target)}/${from}`;
  }
  return target;
}
