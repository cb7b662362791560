import { useUnsentWords } from './use-unsent-words.ts';

/**
 * What somebody is writing in the texts of a form; it is there again after they have left it. `first` is what it began
 * with.
 */
export function useUnsentFields<Name extends string>(
  place: string,
  first: Record<Name, string>,
): [fields: Record<Name, string>, setFields: (fields: Record<Name, string>) => void, forget: () => void] {
  const [stored, store] = useUnsentWords(place);
  const isFirst = (fields: Record<Name, string>) => namesOf(first).every((name) => fields[name] === first[name]);
  return [readFields(stored, first), (next) => store(isFirst(next) ? '' : JSON.stringify(next)), () => store('')];
}

/** An object has more keys than its type says; these are made from literals. */
const namesOf = <Name extends string>(fields: Record<Name, string>) => Object.keys(fields) as Name[];

/** What was stored by another version of this page counts as far as it fits. */
export function readFields<Name extends string>(stored: string, first: Record<Name, string>): Record<Name, string> {
  const fields = { ...first };
  const known = new Map(Object.entries(parse(stored)));
  for (const name of namesOf(first)) {
    const value = known.get(name);
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
}

function parse(stored: string): object {
  try {
    const parsed: unknown = JSON.parse(stored);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
