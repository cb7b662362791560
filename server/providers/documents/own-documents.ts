import type { PersonalFiles } from '../../kernel/personal-files.ts';
import { pageName } from './file-names.ts';
import { findDocuments } from './queries.ts';
import type { ProviderServices } from '../services.ts';

/** The pages of the documents that a person has given and not removed. */
export const ownDocuments: PersonalFiles<Pick<ProviderServices, 'documentFiles'>> = {
  name: 'documents',
  async find(db, userId) {
    const documents = await findDocuments(db, userId);
    return documents.flatMap(({ id, kind, pages }) =>
      Array.from({ length: pages }, (_, index) => ({
        file: pageName(id, index + 1),
        of: { document_id: id, kind, page: index + 1 },
      })),
    );
  },
  read: ({ documentFiles }, file) => documentFiles.pages.read(file),
};
