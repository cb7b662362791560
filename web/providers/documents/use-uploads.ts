import type { DocumentBrief } from '@hirfa/contract/providers';
import type { DocumentKind } from '@hirfa/domain/providers';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useSession } from '../../kit/use-session.ts';
import { applicationQuery } from '../queries.ts';
import { sendFile } from './send-file.ts';
import { Uploads } from './uploads.ts';

/** Those of this tab, and whose they are. */
let opened: { userId: string; uploads: Uploads } | undefined;

/** The uploads of the signed-in person; those of somebody who was signed in here before end. */
export function useUploads(): Uploads {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const session = useSession();
  const [uploads] = useState(() => {
    const userId = session().userId();
    if (opened?.userId === userId) return opened.uploads;
    opened?.uploads.stopAll();
    const own = new Uploads({
      send: (upload, listener) => sendFile(orpc, upload, listener),
      onStored: (document) => showDocument(queryClient, orpc, document.kind, document),
    });
    opened = { userId, uploads: own };
    return own;
  });
  return uploads;
}

/** Shows a document of the application that was stored or, with null, removed. */
export function showDocument(
  queryClient: QueryClient,
  orpc: Orpc,
  kind: DocumentKind,
  document: DocumentBrief | null,
): void {
  const { queryKey } = applicationQuery(orpc);
  queryClient.setQueryData(queryKey, (now) => {
    if (now === undefined) return now;
    const others = now.documents.filter((each) => each.kind !== kind);
    return { ...now, documents: document === null ? others : [...others, document] };
  });
  // An answer that is on its way does not have it yet.
  void queryClient.invalidateQueries({ queryKey });
}
