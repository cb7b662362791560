import type { DomainEvent, EventKind } from './events.ts';
import type { WriteCtx } from './verb.ts';

/** A verb that runs in the transaction of an event, in the room that published it or in a room to its right. */
export interface Subscriber {
  kind: EventKind;
  receive(work: { ctx: WriteCtx; event: DomainEvent }): Promise<void>;
}

/** Subscribes a verb to one kind of event. */
export function on<Payload>(
  kind: EventKind<Payload>,
  verb: (work: { ctx: WriteCtx; input: Payload }) => Promise<void>,
): Subscriber {
  return {
    kind,
    receive: async ({ ctx, event }) => {
      if (isOfKind(event, kind)) await verb({ ctx, input: event.payload });
    },
  };
}

function isOfKind<Payload>(event: DomainEvent, kind: EventKind<Payload>): event is DomainEvent<Payload> {
  return event.kind === kind;
}

/**
 * Runs the subscribers of an event one after the other, in the order of their rooms.
 * @throws if no room subscribes to this kind, so that no event is lost unnoticed.
 */
export async function deliver(subscribers: readonly Subscriber[], ctx: WriteCtx, event: DomainEvent): Promise<void> {
  const wanted = subscribers.filter(({ kind }) => kind === event.kind);
  if (wanted.length === 0) throw new Error(`no room subscribes to the event ${event.kind.name}`);
  for (const subscriber of wanted) await subscriber.receive({ ctx, event });
}
