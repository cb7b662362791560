/** The server may write the fields of an object in another order. */
const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a, sorted) === JSON.stringify(b, sorted);

export function isSameForm(a: object, b: object): boolean {
  return isSame(a, b);
}

/** Both changes of a form: fields that were changed here keep their values, others have those of the other device. */
export function mergeForms<Form extends object>(base: Form, here: Form, there: Form): Form {
  const changedHere = Object.entries(here).filter(([field, value]) => {
    const before: unknown = Object.entries(base).find(([name]) => name === field)?.[1];
    return !isSame(value, before);
  });
  return { ...there, ...Object.fromEntries(changedHere) };
}
