import type { Database } from '../platform/db.ts';

/** The stored pictures of a person that rows of a room name: they are in the copy of the person's data. */
export interface PersonalFiles<Services> {
  /** The name in the copy. */
  name: string;
  /** In a transaction of the person: each file, and what it is of. */
  find(db: Database, userId: string): Promise<PersonalFile[]>;
  /** Null if it is not there any more. */
  read(services: Services, file: string): Promise<Uint8Array | null>;
}

export interface PersonalFile {
  file: string;
  of: Readonly<Record<string, string | number>>;
}

/** The same, with the services by which they are read. */
export type OpenedFiles = Pick<PersonalFiles<never>, 'name' | 'find'> & {
  read(file: string): Promise<Uint8Array | null>;
};

/** A JSON object in pieces, each with one picture, as an address that browsers open without asking anybody. */
export async function* copyPersonalFiles(
  read: <Answer>(work: (db: Database) => Promise<Answer>) => Promise<Answer>,
  files: readonly OpenedFiles[],
  userId: string,
): AsyncGenerator<string, void> {
  yield '{';
  for (const [index, each] of files.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(each.name)}:[`;
    for (const [place, { file, of }] of (await read((db) => each.find(db, userId))).entries()) {
      const bytes = await each.read(file);
      const picture = bytes && `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
      yield `${place === 0 ? '' : ','}${JSON.stringify({ ...of, picture })}`;
    }
    yield ']';
  }
  yield '}';
}
