import type { DocumentBrief, OwnApplication } from '@hirfa/contract/providers';
import { changeProblems, requestedChanges } from '@hirfa/domain/providers';
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { useUploads } from '../../documents/use-uploads.ts';
import { changeRequestQuery } from '../../queries.ts';
import { useStoredForm } from '../use-stored-form.ts';
import { useCall } from '../../../ui/use-call.ts';

const kindsOf = (documents: readonly DocumentBrief[]) => documents.map(({ kind }) => kind);

/** The form of a change request, what it lacks, and what sends it or gives it up. */
export function useRequest(application: OwnApplication, documents: readonly DocumentBrief[], onClose: () => void) {
  const queryClient = useQueryClient();
  const orpc = useOrpc();
  const { providers } = orpc;
  const { queryKey } = changeRequestQuery(orpc);
  const uploads = useUploads('change');
  const uploading = useSyncExternalStore(uploads.watch, () => uploads.summary());
  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  const { form: present } = application;
  const { form, change, discard } = useStoredForm('change-request', present);
  const changes = requestedChanges(present, form);
  const send = useCall(providers.requestChange.call, {
    refusals: {
      invalid_input: msg`Something is missing or has changed. Please check it once more.`,
      state_changed: msg`You have sent a request from another window. You see it here now.`,
      no_answer: msg`It could not be sent. Please check your connection and try again; nothing you typed is lost.`,
    },
    onDone: async () => {
      await readAgain();
      close();
    },
    onFailed: readAgain,
  });

  function close() {
    discard();
    onClose();
  }
  async function giveUp() {
    close();
    uploads.stopAll();
    // They would be part of the next request.
    await Promise.allSettled(documents.map(({ id }) => providers.removeDocument.call({ id })));
    await readAgain();
  }
  return {
    form,
    change,
    problems: changeProblems(present, changes, {
      present: kindsOf(application.documents),
      added: kindsOf(documents),
      is_firm: form.is_firm,
    }),
    isEmpty: Object.keys(changes).length === 0 && documents.length === 0,
    isUploading: uploading === 'running',
    sending: send,
    send: () => send.send({ changes }),
    giveUp: () => void giveUp(),
  };
}
