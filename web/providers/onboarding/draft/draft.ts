import type { ApplicationForm, ApplicationStep } from '@hirfa/domain/providers';
import { codeOf } from '../../../kit/error-code.ts';
import type { LocalCopy } from './local-copy.ts';
import { isSameForm, mergeForms } from './merge-forms.ts';

/** The form as the server has it. */
export interface Saved {
  form: ApplicationForm;
  step: ApplicationStep;
  version: number;
}

/**
 * `waiting`: typed, not sent yet. `failed`: the last try to save failed, and another one follows. `refused`: the same,
 * because the server does not take the form, such as that of a page from before an update.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused';

export interface DraftState {
  form: ApplicationForm;
  step: ApplicationStep;
  save: SaveState;
}

interface Ports {
  /** Returns the new version; refused with `state_changed` where another device has saved. */
  save(saved: Saved): Promise<number>;
  /** The form that another device has saved; null where it can no longer be changed. */
  load(): Promise<Saved | null>;
  copy: { read(): LocalCopy | null; write(copy: LocalCopy): void; clear(): void };
  /** Another device has saved, and its changes are shown here now. */
  onMerged(): void;
}

const PAUSE_MS = 800;
const RETRY_MS = 5000;

/**
 * A form that saves itself: soon after the last change, again until it is saved, and merged with what another device
 * saves meanwhile. Independent of React, so that it can be tested.
 */
export class Draft {
  readonly #ports: Ports;
  readonly #watchers = new Set<() => void>();
  #base: Saved;
  #state: DraftState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  #isClosed = false;

  /** Continues with the copy of what was not saved, if there is one; `open` saves it. */
  constructor(ports: Ports, first: Saved) {
    this.#ports = ports;
    this.#base = first;
    this.#state = { form: first.form, step: first.step, save: 'saved' };
    const kept = ports.copy.read();
    if (kept === null) return;
    this.#state = { form: mergeForms(kept.base, kept.form, first.form), step: kept.step, save: 'waiting' };
  }

  /** The form is shown. One that React makes and then discards must neither save nor remove the copy. */
  open(): void {
    if (this.#state.save === 'waiting') this.#later(0);
  }

  readonly state = (): DraftState => this.#state;

  readonly watch = (changed: () => void): (() => void) => {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  };

  readonly change = (fields: Partial<ApplicationForm>): void =>
    this.#edit({ form: { ...this.#state.form, ...fields } });

  version(): number {
    return this.#base.version;
  }

  go(step: ApplicationStep): Promise<void> {
    if (step !== this.#state.step) this.#edit({ step });
    return this.flush();
  }

  /** Saves now what is not saved; resolves when it is, or when a try has failed. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#saving === undefined && (this.#isClosed || this.#isSaved())) {
      this.#settle();
      return Promise.resolve();
    }
    this.#saving ??= this.#saveAll();
    return this.#saving;
  }

  /** The server has told of a newer version. */
  receive(saved: Saved): void {
    if (saved.version > this.#base.version && this.#saving === undefined) this.#adopt(saved);
  }

  /**
   * The form is not shown any more. It saves once more; what that misses stays in the copy, because later somebody else
   * may be signed in.
   */
  async close(): Promise<void> {
    await this.flush();
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #isSaved(): boolean {
    return isSameForm(this.#state.form, this.#base.form) && this.#state.step === this.#base.step;
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const changed of this.#watchers) changed();
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #edit(change: Partial<DraftState>): void {
    this.#set({ ...change, save: 'waiting' });
    const { form, step } = this.#state;
    this.#ports.copy.write({ base: this.#base.form, form, step });
    this.#later(PAUSE_MS);
  }

  /** The form of another device, with the changes that are made here. */
  #adopt(saved: Saved): void {
    const form = mergeForms(this.#base.form, this.#state.form, saved.form);
    const isNews = !isSameForm(form, this.#state.form);
    // Where the other device is does not move this one.
    this.#base = { ...saved, step: this.#state.step };
    this.#set({ form, save: isSameForm(form, saved.form) ? 'saved' : 'waiting' });
    if (isNews) this.#ports.onMerged();
  }

  /** Nothing is unsaved. */
  #settle(): void {
    this.#ports.copy.clear();
    if (this.#state.save !== 'saved') this.#set({ save: 'saved' });
  }

  async #saveOnce(): Promise<void> {
    const { form, step } = this.#state;
    this.#set({ save: 'saving' });
    try {
      const version = await this.#ports.save({ form, step, version: this.#base.version });
      this.#base = { form, step, version };
    } catch (error) {
      if (codeOf(error) !== 'state_changed') throw error;
      const theirs = await this.#ports.load();
      if (theirs === null) this.#isClosed = true;
      else this.#adopt(theirs);
    }
  }

  async #saveAll(): Promise<void> {
    try {
      while (!this.#isClosed && !this.#isSaved()) await this.#saveOnce();
      this.#settle();
    } catch (error) {
      this.#set({ save: codeOf(error) === 'invalid_input' ? 'refused' : 'failed' });
      this.#later(RETRY_MS);
    } finally {
      this.#saving = undefined;
    }
  }
}
