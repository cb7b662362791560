import type { DocumentBrief } from '@hirfa/contract/providers';
import { DOCUMENT, type DocumentKind, type DocumentProblem, type DocumentPurpose } from '@hirfa/domain/providers';
import { codeOf, secondsToWait } from '../../kit/error-code.ts';
import type { Orpc } from '../../kit/orpc.ts';

/** What an upload is doing; `cut`: the connection is lost, and it tries again by itself. */
export type Progress = { step: 'sending' | 'cut'; sent: number } | { step: 'storing' };

/** An upload that can continue after a cut: the file, and the id once the server knows it. */
export interface Upload {
  file: File;
  kind: DocumentKind;
  purpose: DocumentPurpose;
  id?: string;
}

export interface UploadListener {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000];
/** A queue of other people's files is short; a longer wait is a limit, which the person is told. */
const MAX_WAIT_S = 60;
const PART_TYPE = 'application/octet-stream';
const CUT_CODES = ['', 'database_unavailable', 'internal_error'];

/** Whether a call got no answer, so that it may be repeated. */
export function isCut(error: unknown): boolean {
  return CUT_CODES.includes(codeOf(error));
}

/**
 * Uploads a file in parts and has it stored. After a cut it continues where the server says.
 * @throws the refusal; or the error of the last attempt, after which the same `upload` can be continued.
 */
export async function sendFile({ providers }: Orpc, upload: Upload, listener: UploadListener): Promise<DocumentBrief> {
  const { file, kind, purpose } = upload;
  const { signal, onProgress } = listener;
  let sent = 0;
  const onCut = () => onProgress({ step: 'cut', sent });
  const state = await keepTrying(signal, onCut, () =>
    upload.id === undefined
      ? providers.startUpload.call({ kind, purpose, size: file.size })
      : providers.getUpload.call({ id: upload.id }),
  );
  const { id } = state;
  upload.id = id;
  sent = state.received;
  while (sent < file.size) {
    onProgress({ step: 'sending', sent });
    const part = await partOf(file, sent);
    const answer = await keepTrying(signal, onCut, (isRepeated) =>
      isRepeated
        ? providers.getUpload.call({ id })
        : providers.sendPart.call({ params: { id }, query: { offset: sent }, body: part }),
    );
    sent = answer.received;
  }
  onProgress({ step: 'storing' });
  return keepTrying(signal, onCut, () => providers.finishUpload.call({ id }));
}

/** Read before it is sent: a file that is gone from the device would look like a cut. */
async function partOf(file: File, offset: number): Promise<File> {
  try {
    const bytes = await file.slice(offset, offset + DOCUMENT.partBytes).arrayBuffer();
    return new File([bytes], 'part', { type: PART_TYPE });
  } catch {
    throw unusableFile('damaged');
  }
}

/** The refusal of the server, known before anything is sent. */
export function unusableFile(problem: DocumentProblem): Error {
  return Object.assign(new Error('the file can not be used'), { code: 'unusable_document', data: { problem } });
}

/** Repeats a call that got no answer, and one for which the server asked to wait shortly. */
async function keepTrying<Answer>(
  signal: AbortSignal,
  onCut: () => void,
  call: (isRepeated: boolean) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      signal.throwIfAborted();
      return await call(attempt > 0);
    } catch (error) {
      const pauseMs = PAUSES_MS[attempt];
      const waitS = secondsToWait(error) ?? 0;
      if (signal.aborted || pauseMs === undefined || waitS > MAX_WAIT_S) throw error;
      if (!isCut(error) && waitS === 0) throw error;
      if (isCut(error)) onCut();
      await pause(Math.max(pauseMs, waitS * 1000), signal);
    }
  }
}

/** Ends early when the connection is back, or the upload is given up. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
