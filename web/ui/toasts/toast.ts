import { outbox } from './outbox.ts';

export type Toast = {
  tone?: 'plain' | 'ok' | 'warn' | 'bad';
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
  /** How long it is shown, if not the default time. */
  durationMs?: number;
  /** After the person has closed it. */
  onClose?: () => void;
  /** Whether it shows a notification, which has its own sound. */
  isNews?: boolean;
  /** Whether the open page says the same: then it is not shown, or taken away. */
  isOnPage?: () => boolean;
};

/** The queue of toasts. */
export const toasts = outbox<Toast>();

let onToast: ((message: Toast) => void) | undefined;

/** Calls `listener` with every toast, for its sound. */
export function subscribeToToasts(listener: (message: Toast) => void): void {
  onToast = listener;
}

/** Shows a toast at the corner of the page, above everything. */
export function toast(message: Toast): void {
  toasts.send(message);
  onToast?.(message);
}
