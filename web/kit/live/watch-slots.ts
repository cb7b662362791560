import type { ClientEvents, ServerEvents } from '@hirfa/contract/realtime';
import type { Socket } from 'socket.io-client';
import { type Moment, momentAgo } from './reads.ts';

/** Pages ask within this time after a change, not all at once. */
const SPREAD_MS = 400;

/** Reports changes of a provider's slots, with their time, until the returned function is called. */
export function watchSlots(
  socket: Socket<ServerEvents, ClientEvents>,
  providerId: string,
  onChanged: (changedAt: Moment) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (msAgo: number) => {
    const changedAt = momentAgo(msAgo);
    clearTimeout(timer);
    timer = setTimeout(() => onChanged(changedAt), Math.random() * SPREAD_MS);
  };
  const watch = () => socket.emit('watch_slots', [providerId], (changed) => void (changed !== null && report(changed)));
  const changed = () => report(0);
  socket.on('connect', watch);
  socket.on('slots_changed', changed);
  if (socket.connected) watch();
  return () => {
    socket.off('connect', watch);
    socket.off('slots_changed', changed);
    clearTimeout(timer);
    if (socket.connected) socket.emit('watch_slots', [], () => undefined);
  };
}
