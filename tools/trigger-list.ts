import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { ROOMS } from '../server/entry/rooms.ts';

/** `npm run triggers` writes the list of all triggers, as a database with the rules of this release has them. */
export const TRIGGER_LIST = fileURLToPath(new URL('../docs/guides/triggers.md', import.meta.url));

const HEAD = `# All triggers

Written by \`npm run triggers\` from a database and the comments of the \`rules.sql\` files: what happens by itself when rows
change. Each room has the triggers of its tables, also those that other rooms have written, in the order in which
PostgreSQL runs them. \`[…]\` are the columns whose update runs a trigger.
`;

/** The triggers of the product, and what PostgreSQL knows of each. */
export const FIND_TRIGGERS = `
  select relname::text as table, tgname::text as name, proname::text as function, tgtype as bits,
    tginitdeferred as is_deferred, array(select attname::text from pg_attribute
      where attrelid = tgrelid and attnum = any (tgattr) order by attnum) as columns
  from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
  where not tgisinternal and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`;

export const Triggers = z.array(
  z.object({
    table: z.string(),
    name: z.string(),
    function: z.string(),
    bits: z.number(),
    is_deferred: z.boolean(),
    columns: z.array(z.string()),
  }),
);
type Trigger = z.infer<typeof Triggers>[number];

/** The bits of `pg_trigger.tgtype`. */
const BITS = { row: 1, before: 2, insert: 4, delete: 8, update: 16 } as const;
const has = ({ bits }: Trigger, bit: keyof typeof BITS) => (bits & BITS[bit]) !== 0;

/** When triggers run, in this order; those of one time run in the order of their names. */
const TIMES = [
  'before the statement',
  'before each row',
  'after each row',
  'after the statement',
  'at the end of the transaction',
] as const;

function timeOf(trigger: Trigger): (typeof TIMES)[number] {
  if (trigger.is_deferred) return 'at the end of the transaction';
  if (has(trigger, 'before')) return has(trigger, 'row') ? 'before each row' : 'before the statement';
  return has(trigger, 'row') ? 'after each row' : 'after the statement';
}

/** "after each row: insert, update [status]". */
function whenOf(trigger: Trigger): string {
  const events = (['insert', 'update', 'delete'] as const).filter((event) => has(trigger, event));
  const columns = trigger.columns.length === 0 ? '' : ` [${trigger.columns.join(', ')}]`;
  const words = events.map((event) => (event === 'update' ? `${event}${columns}` : event));
  return `${timeOf(trigger)}: ${words.join(', ')}`;
}

/** Where a function or a trigger is written, and the first sentence of the comment above it. */
interface Written {
  file: string;
  says: string | undefined;
}

const FOLDERS = ['platform', 'kernel', ...ROOMS.map(({ name }) => name)];
const SERVER = fileURLToPath(new URL('../server/', import.meta.url));
const filesOf = (folder: string, name: string) =>
  globSync([`${folder}/${name}`, `${folder}/*/${name}`], { cwd: SERVER }).toSorted();
const read = (file: string) => readFileSync(join(SERVER, file), 'utf8');

/** All functions by their names, and all triggers by their tables and names. */
function readWritten(): Map<string, Written> {
  const made =
    /^(?<comment>(?:--.*\n)*)CREATE (?:(?<kind>FUNCTION)|(?:CONSTRAINT )?TRIGGER) (?<name>\w+)(?<rest>[^;]*)/gm;
  const found = FOLDERS.flatMap((folder) => filesOf(folder, 'rules.sql')).flatMap((file) =>
    [...read(file).matchAll(made)].map(({ groups: { comment = '', kind = '', name = '', rest = '' } = {} }) => {
      const table = / ON (?:\w+\.)?(?<table>\w+)/.exec(rest)?.groups?.['table'] ?? '';
      const text = comment.replaceAll(/^-- ?/gm, '').replaceAll('\n', ' ');
      const says = /^.*?[.](?= |$)/.exec(text)?.[0];
      return [kind === '' ? `${table}.${name}` : name, { file, says }] as const;
    }),
  );
  return new Map(found);
}

/** The room, or the folder, that has each table. */
function readOwners(): Map<string, string> {
  const table = /(?:pgTable|\.table)\(\s*'(?<name>\w+)'/g;
  return new Map(
    FOLDERS.flatMap((folder) =>
      filesOf(folder, '*tables.ts').flatMap((file) =>
        [...read(file).matchAll(table)].map(({ groups }) => [groups?.['name'] ?? '', folder] as const),
      ),
    ),
  );
}

const COLUMNS = [
  '| table | when | trigger | function | what it does | written in |',
  '| --- | --- | --- | --- | --- | --- |',
];

const link = (file: string) => `[${dirname(file)}](../../server/${file})`;

/** The text of the list: a table for each room, in their order. */
export function triggerList(triggers: readonly Trigger[]): string {
  const written = readWritten();
  const owners = readOwners();
  const rowOf = (trigger: Trigger) => {
    const own = written.get(`${trigger.table}.${trigger.name}`);
    const called = written.get(trigger.function);
    const says = own?.says ?? called?.says;
    if (own === undefined || called === undefined || says === undefined)
      throw new Error(`write above the trigger ${trigger.name} or ${trigger.function}() what it does, as a sentence`);
    const place = own.file === called.file ? link(own.file) : `${link(own.file)}, function in ${link(called.file)}`;
    const { table, name, function: run } = trigger;
    return `| \`${table}\` | ${whenOf(trigger)} | \`${name}\` | \`${run}\` | ${says} | ${place} |`;
  };
  const placeOf = (trigger: Trigger) => `${trigger.table} ${TIMES.indexOf(timeOf(trigger))} ${trigger.name}`;
  const inOrder = triggers.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const byRoom = Map.groupBy(inOrder, ({ table }) => owners.get(table));
  const rooms = FOLDERS.flatMap((room) => {
    const rows = byRoom.get(room)?.map(rowOf) ?? [];
    return rows.length === 0 ? [] : [[`## ${room}`, '', ...COLUMNS, ...rows, ''].join('\n')];
  });
  return [HEAD, ...rooms].join('\n');
}
