import { SIMPLE_TOAST_LIMIT } from '@hirfa/domain/notifications';
import { outbox } from './outbox.ts';

export type SimpleToast = { id: number; title: string; text?: string };

let count = 0;

/** Simple toasts that wait for their viewport. */
export const simpleToasts = outbox<SimpleToast>();

/** Shows one plain line; the next one takes its place. */
export function simpleToast(message: Omit<SimpleToast, 'id'>): void {
  count += 1;
  simpleToasts.send({ ...message, id: count });
}

/** What the store holds once another toast has come: the newest ones only. */
export function withNewest(held: readonly SimpleToast[], next: SimpleToast): readonly SimpleToast[] {
  return [next, ...held].slice(0, SIMPLE_TOAST_LIMIT);
}
