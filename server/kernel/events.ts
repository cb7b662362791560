/** One kind of domain event. Rooms declare theirs in `room.ts`; the payload's type comes with the kind. */
export interface EventKind<Payload = unknown> {
  readonly name: string;
  /** Never set: it only carries the type of the payload. */
  readonly payload?: Payload;
}

export function defineEvent<Payload>(name: string): EventKind<Payload> {
  return { name };
}

export type EventPayload<Kind> = Kind extends EventKind<infer Payload> ? Payload : never;

/** An event on its way to its subscribers. */
export interface DomainEvent<Payload = unknown> {
  kind: EventKind<Payload>;
  payload: Payload;
}
