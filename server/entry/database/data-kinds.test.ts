import { DATA_KINDS, type DataKind } from '@hirfa/domain/privacy';
import { expect, test } from 'vitest';
import { rooms } from '../rooms.ts';

/** What the privacy page may say of a kind whose rows end like this. */
function ending(kind: string): 'deleted' | 'erased' | 'kept' {
  const tables = rooms.personalData.filter((table) => table.kind === kind);
  expect(tables, kind).not.toEqual([]);
  if (tables.every(({ after }) => after === 'deleted')) return 'deleted';
  return tables.every(({ after }) => typeof after === 'object' && 'kept' in after) ? 'kept' : 'erased';
}

test.each(Object.entries(DATA_KINDS) as [DataKind, string][])(
  'the privacy page says of the kind “%s” what happens to its rows when the account ends',
  (kind, said) => {
    expect(ending(kind)).toBe(said);
  },
);
