import type { DocumentBrief } from '@hirfa/contract/providers';
import { DOCUMENT, type DocumentKind, type DocumentPurpose } from '@hirfa/domain/providers';
import { codeOf } from '../../kit/error-code.ts';
import { isCut, type Progress, unusableFile, type Upload, type UploadListener } from './send-file.ts';

/** How far the upload of a document is, or why it ended. */
export type UploadState = { progress: Progress; size: number } | { error: unknown; canContinue: boolean };

interface Ports {
  purpose: DocumentPurpose;
  send(upload: Upload, listener: UploadListener): Promise<DocumentBrief>;
  /** The document is stored, and replaces the one of its kind. */
  onStored(document: DocumentBrief): void;
}

interface Entry {
  state: UploadState;
  upload?: Upload;
  running?: AbortController;
}

/**
 * The uploads of one person for one purpose: they go on while another step or page is shown, as long as the tab is
 * open. Independent of React, so that they can be tested.
 */
export class Uploads {
  readonly #ports: Ports;
  readonly #watchers = new Set<() => void>();
  readonly #entries = new Map<DocumentKind, Entry>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  readonly watch = (changed: () => void): (() => void) => {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  };

  state(kind: DocumentKind): UploadState | null {
    return this.#entries.get(kind)?.state ?? null;
  }

  /** Whether a document is on its way, or one did not arrive. */
  summary(): 'running' | 'failed' | null {
    const states = Array.from(this.#entries.values(), ({ state }) => state);
    if (states.some((state) => 'progress' in state)) return 'running';
    return states.length > 0 ? 'failed' : null;
  }

  start(kind: DocumentKind, file: File): void {
    if (file.size > DOCUMENT.maxBytes) this.fail(kind, unusableFile('too_large'));
    else if (file.size === 0) this.fail(kind, unusableFile('damaged'));
    else void this.#run({ kind, file, purpose: this.#ports.purpose });
  }

  /** Continues an upload that was cut, with the same file. */
  resume(kind: DocumentKind): void {
    const upload = this.#entries.get(kind)?.upload;
    if (upload !== undefined) void this.#run(upload);
  }

  stop(kind: DocumentKind): void {
    this.#set(kind, null);
  }

  stopAll(): void {
    for (const kind of Array.from(this.#entries.keys())) this.stop(kind);
  }

  /** Shows why a change of the document failed. */
  fail(kind: DocumentKind, error: unknown): void {
    this.#set(kind, { state: { error, canContinue: false } });
  }

  /** Replaces the entry of a document; what ran before ends. */
  #set(kind: DocumentKind, entry: Entry | null): void {
    const before = this.#entries.get(kind)?.running;
    if (before !== entry?.running) before?.abort();
    if (entry === null) this.#entries.delete(kind);
    else this.#entries.set(kind, entry);
    for (const changed of this.#watchers) changed();
  }

  async #run(upload: Upload): Promise<void> {
    const { kind, file } = upload;
    const running = new AbortController();
    const { signal } = running;
    const onProgress = (progress: Progress) =>
      signal.aborted || this.#set(kind, { state: { progress, size: file.size }, upload, running });
    onProgress({ step: 'sending', sent: 0 });
    try {
      const stored = await this.#ports.send(upload, { signal, onProgress });
      if (signal.aborted) return;
      this.#ports.onStored(stored);
      this.#set(kind, null);
    } catch (error) {
      if (signal.aborted) return;
      // After another sign-in the same person can continue, and when the server has time: it has the file.
      const canContinue = isCut(error) || ['authentication_required', 'service_unavailable'].includes(codeOf(error));
      this.#set(kind, { state: { error, canContinue }, upload });
    }
  }
}
