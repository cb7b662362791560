import type { Database } from './db.ts';

interface Prepared<Rows> {
  execute(values?: Record<string, unknown>): Promise<Rows>;
}

/**
 * A query whose text is built once per pool or transaction, not in each call: for reads of visitors, which use a pool.
 * Its values are placeholders; each combination of defined values (`isGiven`) has its own text. Called twice, because
 * TypeScript infers the rows only if the values are given alone: `statement<{ slug: string }>()((db) => …)`.
 */
export function statement<Values extends object>() {
  return function of<Rows>(build: (db: Database, isGiven: (name: keyof Values) => boolean) => Prepared<Rows>) {
    const built = new WeakMap<Database, Map<string, Prepared<Rows>>>();
    return (db: Database, values: Values): Promise<Rows> => {
      const given = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
      const variant = [...given.keys()].toSorted().join();
      const variants = built.get(db) ?? new Map<string, Prepared<Rows>>();
      built.set(db, variants);
      const prepared = variants.get(variant) ?? build(db, (name) => given.has(String(name)));
      variants.set(variant, prepared);
      return prepared.execute(Object.fromEntries([...given].map(([name, value]) => [name, encode(value)])));
    };
  };
}

/** The placeholder of a condition has no column that would encode an instant. */
const encode = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
