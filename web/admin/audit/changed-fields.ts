type Fields = Readonly<Record<string, unknown>> | null;

/** Ids of things without a page of their own say nothing to a reader. */
const WITH_PAGE = new Set(['mail_id', 'provider_id', 'user_id']);

/** The names of the fields that differ, in their order; ids that lead nowhere are left out. */
export function changedFields(before: Fields, after: Fields): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const textOf = (value: unknown) => JSON.stringify(value ?? '');
  return names.filter(
    (name) => textOf(before?.[name]) !== textOf(after?.[name]) && (!name.endsWith('_id') || WITH_PAGE.has(name)),
  );
}
