/** An error as it may be logged and stored: nothing that a person has written, and no address of a person. */
export interface DescribedError {
  name: string;
  message: string;
  code?: unknown;
  constraint?: unknown;
  frames: string[];
  cause?: DescribedError;
}

const GONE = '…';

/** The query builder appends the parameters of a statement to its message. */
const PARAMETERS = /\nparams:.*/s;
/** Of an address only the host says what is wrong; the rest may be a secret or name a person. */
const ADDRESS = /(?<scheme>\b[a-z][a-z+]*:\/\/)(?:[^\s/@]*@)?(?<host>[^\s/?#"'<>)]+)[^\s"'<>)]*/gi;
const MAIL = /[^\s<>()"',;:=[\]]+@[^\s<>()"',;:=[\]]+/g;
const UUID = String.raw`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`;
/** Eight digits or more, as numbers of telephones and cards are written; ids of rows are kept. */
const NUMBER = new RegExp(String.raw`(?<id>\b${UUID}\b)|\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){7,}`, 'giu');
const QUOTED = /"[^"]*"/g;

/** A text of an error without addresses and numbers of people. */
function clean(text: string): string {
  return text
    .replace(PARAMETERS, '')
    .replaceAll(ADDRESS, '$<scheme>$<host>')
    .replaceAll(MAIL, GONE)
    .replaceAll(NUMBER, (_, id: string | undefined) => id ?? GONE);
}

/**
 * The fields with which the driver names parts of the database. `detail` and `where` are not read: they have values.
 */
const NAMES: ReadonlySet<string> = new Set(['constraint', 'table', 'column', 'schema', 'dataType']);

/**
 * PostgreSQL quotes names and values alike: what it does not name elsewhere may be a value. The parser of JSON quotes
 * what it reads.
 */
function messageOf(error: Error): string {
  const message = clean(error.message);
  if (error instanceof SyntaxError) return message.replaceAll(QUOTED, `"${GONE}"`);
  if (!('severity' in error && 'code' in error)) return message;
  // Of errors in a statement itself, which holds no values.
  if (String(error.code).startsWith('42')) return message;
  const known = new Set(
    Object.entries(error).flatMap(([field, name]) => (NAMES.has(field) ? [`"${String(name)}"`] : [])),
  );
  return message.replaceAll(QUOTED, (quoted) => (known.has(quoted) ? quoted : `"${GONE}"`));
}

/** The calls that led to an error. Its message is in front of them, and may look like one. */
function framesOf({ stack = '', message }: Error): string[] {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at .*?(?::\d+:\d+|<anonymous>|native|index \d+)\)?$/.test(line))
    .map((line) => line.trim());
}

/** The one description of an error for the log. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: 'not an Error', frames: [] };
  const { name, cause } = error;
  return {
    name,
    message: messageOf(error),
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    frames: framesOf(error),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

const MOST_LETTERS = 1000;

/** The same in one line, for what is stored or printed: the messages of an error and of its causes. */
export function errorLine(error: unknown): string {
  const lines: string[] = [];
  for (let at: DescribedError | undefined = describeError(error); at !== undefined; at = at.cause)
    lines.push(`${at.message || at.name}${at.code === undefined ? '' : ` (${String(at.code)})`}`);
  return lines.join(': ').replaceAll(/\s+/g, ' ').slice(0, MOST_LETTERS);
}
