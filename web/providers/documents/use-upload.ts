import type { MessageDescriptor } from '@lingui/core';
import type { DocumentBrief } from '@hirfa/contract/providers';
import { DOCUMENT, type DocumentKind, type DocumentPurpose } from '@hirfa/domain/providers';
import { useEffect, useRef, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { isCut, type Progress, sendFile, type Upload } from './send-file.ts';
import { TOO_LARGE, uploadProblem } from './texts.ts';

type State = { progress: Progress; size: number } | { problem: MessageDescriptor; canContinue: boolean } | null;

/** The upload of one document: begins with a file, continues after a cut, ends when the page is left. */
export function useUpload(of: { kind: DocumentKind; purpose: DocumentPurpose }, onStored: (it: DocumentBrief) => void) {
  const orpc = useOrpc();
  const [state, setState] = useState<State>(null);
  const upload = useRef<Upload>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(it: Upload) {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    upload.current = it;
    const { signal } = controller;
    const { size } = it.file;
    const show = (next: State) => !signal.aborted && setState(next);
    show({ progress: { step: 'sending', sent: 0 }, size });
    try {
      const stored = await sendFile(orpc, it, { signal, onProgress: (progress) => show({ progress, size }) });
      if (signal.aborted) return;
      setState(null);
      onStored(stored);
    } catch (error) {
      show({ problem: uploadProblem(error), canContinue: isCut(error) });
    }
  }
  return {
    state,
    start(file: File) {
      if (file.size > DOCUMENT.maxBytes) setState({ problem: TOO_LARGE, canContinue: false });
      else void run({ file, ...of });
    },
    resume() {
      if (upload.current) void run(upload.current);
    },
    stop() {
      running.current?.abort();
      setState(null);
    },
    /** Shows why another change of the document failed. */
    fail: (error: unknown) => setState({ problem: uploadProblem(error), canContinue: false }),
  };
}
