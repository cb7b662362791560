/** One kind of domain event. Rooms declare their kinds in `room.ts`; a kind determines the type of the payload. */
export interface EventKind<Payload = unknown> {
  readonly name: string;
  /** Never set: it only exists for the type of the payload. */
  readonly payload?: Payload;
}

export function defineEvent<Payload>(name: string): EventKind<Payload> {
  return { name };
}

export type EventPayload<Kind> = Kind extends EventKind<infer Payload> ? Payload : never;

/** Events of one kind that are published together. */
export interface DomainEvents<Payload = unknown> {
  kind: EventKind<Payload>;
  payloads: readonly Payload[];
}

/** A job failed for the last time; admins have to look at it. */
export const jobFailed = defineEvent<{ job_id: string; name: string }>('job_failed');
