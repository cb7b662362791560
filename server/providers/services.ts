import { join } from 'node:path';
import type { AuditRecord } from '@hirfa/contract/audit';
import type { AccountServices } from '../accounts/index.ts';
import type { Network } from '../platform/foreign/network.ts';
import { diskPrivateFiles, type PrivateFiles } from '../platform/private-files/private-files.ts';
import type { Database } from '../platform/db.ts';
import type { CallContext } from '../kernel/calls.ts';
import type { PendingDecisions } from '../kernel/pending-decisions.ts';
import type { AdminCtx } from '../kernel/verb.ts';

/** The pictures of pages, and uploads that are not finished. */
export interface DocumentFiles {
  pages: PrivateFiles;
  uploads: PrivateFiles;
}

/** What the rooms further right know about providers, and do with what is theirs. */
export interface ProviderElsewhere {
  /** Open bookings are neither cancelled nor settled. */
  hasOpenBookings(db: Database, card: { id: string; provider_id: string }): Promise<boolean>;
  countOpenBookings(db: Database, providerId: string): Promise<number>;
  /** Until the end of the transaction. */
  lockOpenBookings(db: Database, providerId: string): Promise<unknown>;
  cancelOpenBookings(work: {
    ctx: AdminCtx;
    input: { provider_id: string; which: 'all' | 'requests' };
  }): Promise<number>;
  findUnpaidEarnings(db: Database, providerId: string): Promise<string>;
  /** The newest entries of the audit log about a provider. */
  findAuditLog(db: Database, providerId: string, most: number): Promise<AuditRecord[]>;
}

/** The dependencies of the verbs of this room. */
export interface ProviderServices extends AccountServices {
  documentFiles: DocumentFiles;
  providerElsewhere: ProviderElsewhere;
  pendingDecisions: PendingDecisions;
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
