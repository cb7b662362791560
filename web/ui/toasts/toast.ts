import { outbox } from './outbox.ts';

export type Toast = {
  tone?: 'plain' | 'ok' | 'warn' | 'bad';
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
  /** How long it stays, when not the usual time. */
  durationMs?: number;
};

/** Toasts that wait for the toaster. */
export const toasts = outbox<Toast>();

/** Shows a toast at the corner of the page, above everything. */
export function toast(message: Toast): void {
  toasts.send(message);
}
