import type { DomainEvents, EventKind } from './events.ts';
import type { WriteCtx } from './verb.ts';

/** A verb that runs in the transaction of an event, in the room that published it or in a room to its right. */
export interface Subscriber {
  kind: EventKind;
  receive(work: { ctx: WriteCtx; events: DomainEvents }): Promise<void>;
}

/** Subscribes a verb to one kind of event. */
export function on<Payload>(
  kind: EventKind<Payload>,
  verb: (work: { ctx: WriteCtx; input: Payload }) => Promise<void>,
): Subscriber {
  return onAll(kind, async ({ ctx, input }) => {
    for (const payload of input) await verb({ ctx, input: payload });
  });
}

/** The same for a verb that receives all events that are published together. */
export function onAll<Payload>(
  kind: EventKind<Payload>,
  verb: (work: { ctx: WriteCtx; input: readonly Payload[] }) => Promise<void>,
): Subscriber {
  return {
    kind,
    receive: async ({ ctx, events }) => {
      if (areOfKind(events, kind)) await verb({ ctx, input: events.payloads });
    },
  };
}

function areOfKind<Payload>(events: DomainEvents, kind: EventKind<Payload>): events is DomainEvents<Payload> {
  return events.kind === kind;
}

/**
 * Runs the subscribers of events one after the other, in the order of their rooms.
 * @throws if no room subscribes to this kind, so that no event is lost unnoticed.
 */
export async function deliver(subscribers: readonly Subscriber[], ctx: WriteCtx, events: DomainEvents): Promise<void> {
  const wanted = subscribers.filter(({ kind }) => kind === events.kind);
  if (wanted.length === 0) throw new Error(`no room subscribes to the event ${events.kind.name}`);
  for (const subscriber of wanted) await subscriber.receive({ ctx, events });
}
