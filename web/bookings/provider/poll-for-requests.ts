import { REQUEST_ALERT } from '@hirfa/domain/bookings';

/** Asks for new requests after 2 s and then every 15 s, 8 times in all, until it is stopped. 9.23 */
export function pollForRequests(ask: () => void): () => void {
  let polls = 0;
  let timer = setTimeout(poll, REQUEST_ALERT.firstPollMs);
  function poll() {
    polls += 1;
    ask();
    if (polls < REQUEST_ALERT.polls) timer = setTimeout(poll, REQUEST_ALERT.pollMs);
  }
  return () => clearTimeout(timer);
}
