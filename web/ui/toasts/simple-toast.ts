// @with-first-page
import { SIMPLE_TOAST_LIMIT } from '@hirfa/domain/notifications';
import { outbox } from './outbox.ts';

export type SimpleToast = { id: number; title: string; text?: string };

let count = 0;

/** The queue of simple toasts. */
export const simpleToasts = outbox<SimpleToast>();

/** Shows one line of text; the next one replaces it. */
export function simpleToast(message: Omit<SimpleToast, 'id'>): void {
  count += 1;
  simpleToasts.send({ ...message, id: count });
}

/** The shown toasts after another one is added: only the newest. */
export function withNewest(held: readonly SimpleToast[], next: SimpleToast): readonly SimpleToast[] {
  return [next, ...held].slice(0, SIMPLE_TOAST_LIMIT);
}
