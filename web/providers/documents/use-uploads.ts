import type { DocumentBrief } from '@hirfa/contract/providers';
import type { DocumentPurpose } from '@hirfa/domain/providers';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useSession } from '../../kit/use-session.ts';
import { applicationQuery, changeRequestQuery } from '../queries.ts';
import { sendFile } from './send-file.ts';
import { Uploads } from './uploads.ts';

/** Those of this tab, and whose they are. */
let opened: { userId: string; uploads: Map<DocumentPurpose, Uploads> } | undefined;

/** The uploads of the signed-in person; those of somebody who was signed in here before end. */
export function useUploads(purpose: DocumentPurpose): Uploads {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const session = useSession();
  const [uploads] = useState(() => {
    const own = uploadsOf(session().userId());
    const known = own.get(purpose);
    if (known !== undefined) return known;
    const fresh = new Uploads({
      purpose,
      send: (upload, listener) => sendFile(orpc, upload, listener),
      onStored: (document) => showDocument(queryClient, orpc, document, document),
    });
    own.set(purpose, fresh);
    return fresh;
  });
  return uploads;
}

function uploadsOf(userId: string) {
  if (opened?.userId === userId) return opened.uploads;
  opened?.uploads.forEach((uploads) => uploads.stopAll());
  opened = { userId, uploads: new Map() };
  return opened.uploads;
}

/** Shows what took the place of the document of this kind: the one that was stored, or nothing. */
export function showDocument(
  queryClient: QueryClient,
  orpc: Orpc,
  { kind, purpose }: DocumentBrief,
  stored: DocumentBrief | null,
): void {
  const replace = <Data extends { documents: DocumentBrief[] }>(now: Data | undefined) => {
    if (now === undefined) return now;
    const others = now.documents.filter((each) => each.kind !== kind);
    return { ...now, documents: stored === null ? others : [...others, stored] };
  };
  const { queryKey } = purpose === 'change' ? changeRequestQuery(orpc) : applicationQuery(orpc);
  if (purpose === 'change') queryClient.setQueryData(changeRequestQuery(orpc).queryKey, replace);
  else queryClient.setQueryData(applicationQuery(orpc).queryKey, replace);
  // An answer that is on its way does not have it yet.
  void queryClient.invalidateQueries({ queryKey });
}
