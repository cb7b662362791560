/** Queues messages for a part of the interface that is loaded with the first message. */
export function outbox<Message>() {
  let waiting: Message[] = [];
  let deliver: ((message: Message) => void) | undefined;
  let wanted = false;
  const watchers = new Set<() => void>();

  return {
    send(message: Message) {
      if (deliver) return deliver(message);
      waiting.push(message);
      wanted = true;
      for (const changed of watchers) changed();
    },
    /** Whether anything was ever sent; with `watch`, a store for React. */
    isWanted: () => wanted,
    watch(changed: () => void) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    /** Receives queued and later messages, until the returned function is called. */
    receive(receiver: (message: Message) => void) {
      deliver = receiver;
      for (const message of waiting) receiver(message);
      waiting = [];
      return () => {
        deliver = undefined;
      };
    },
  };
}
