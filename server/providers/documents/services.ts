import { join } from 'node:path';
import type { AccountServices } from '../../accounts/index.ts';
import type { Network } from '../../platform/foreign/network.ts';
import { diskPrivateFiles, type PrivateFiles } from '../../platform/private-files/private-files.ts';
import type { Database } from '../../platform/db.ts';
import type { CallContext } from '../../kernel/calls.ts';

/** The pictures of pages, and uploads that are not finished. */
export interface DocumentFiles {
  pages: PrivateFiles;
  uploads: PrivateFiles;
}

/** What the room of bookings knows about a card. */
export interface CardBookings {
  hasOpen(db: Database, card: { id: string; provider_id: string }): Promise<boolean>;
}

/** The dependencies of the verbs of this room. */
export interface ProviderServices extends AccountServices {
  documentFiles: DocumentFiles;
  cardBookings: CardBookings;
  network: Network;
}

/** Verbs that work between their transactions: files are converted outside of them. */
export interface DocumentCtx {
  services: ProviderServices;
  now: Date;
  person: CallContext['person'];
}

/** Private files are beside the public ones, in folders that nothing serves. */
export function openDocumentFiles(dataDir: string): DocumentFiles {
  return {
    pages: diskPrivateFiles(join(dataDir, 'private', 'pages')),
    uploads: diskPrivateFiles(join(dataDir, 'private', 'uploads')),
  };
}
