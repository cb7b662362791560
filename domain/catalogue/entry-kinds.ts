/** What the catalogue consists of. */
export const ENTRY_KINDS = ['category', 'service', 'area'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
