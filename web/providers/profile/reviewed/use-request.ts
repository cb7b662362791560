import type { DocumentBrief, OwnApplication } from '@hirfa/contract/providers';
import { changeProblems, type DocumentKind, requestedChanges } from '@hirfa/domain/providers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { changeRequestQuery } from '../../queries.ts';
import { useStoredForm } from '../use-stored-form.ts';

const kindsOf = (documents: readonly DocumentBrief[]) => documents.map(({ kind }) => kind);

/** The form of a change request, what it lacks, and what sends it or gives it up. */
export function useRequest(application: OwnApplication, documents: readonly DocumentBrief[], onClose: () => void) {
  const queryClient = useQueryClient();
  const orpc = useOrpc();
  const { providers } = orpc;
  const { queryKey } = changeRequestQuery(orpc);
  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  const { form: present } = application;
  const { form, change, discard } = useStoredForm('change-request', present);
  const changes = requestedChanges(present, form);
  const send = useMutation(
    providers.requestChange.mutationOptions({
      async onSettled(_, error) {
        await readAgain();
        if (error === null) close();
      },
    }),
  );

  function close() {
    discard();
    onClose();
  }
  async function giveUp() {
    close();
    // They would be part of the next request.
    await Promise.allSettled(documents.map(({ id }) => providers.removeDocument.call({ id })));
    await readAgain();
  }
  function setDocument(kind: DocumentKind, document: DocumentBrief | null) {
    const others = documents.filter((each) => each.kind !== kind);
    queryClient.setQueryData(
      queryKey,
      (now) => now && { ...now, documents: document ? [...others, document] : others },
    );
  }
  return {
    form,
    change,
    problems: changeProblems(present, changes, { present: kindsOf(application.documents), added: kindsOf(documents) }),
    isEmpty: Object.keys(changes).length === 0 && documents.length === 0,
    sending: send,
    send: () => send.mutate({ changes }),
    giveUp: () => void giveUp(),
    setDocument,
  };
}
