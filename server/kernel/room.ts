import type { Database } from '../platform/db.ts';
import type { JobKind } from '../platform/jobs.ts';
import type { Deadline } from './deadlines.ts';
import { type EventKind, jobFailed } from './events.ts';
import type { NightlyWork } from './nights.ts';
import type { Notice, NotifyingEvent } from './notices.ts';
import { failedJobsRetention, KERNEL_RETENTION, type Retention } from './retention.ts';
import type { Subscriber } from './subscribers.ts';
import type { PersonalTable } from './personal-data.ts';
import type { PersonalFiles } from './personal-files.ts';
import type { Person, WriteCtx } from './verb.ts';
import type { KindsOfWork } from './waiting-work.ts';
import type { WorkCtx } from './work.ts';

/** The verb of a job; after an error the job is retried later. */
export interface JobHandler<Services> {
  kind: JobKind;
  verb(work: { ctx: WorkCtx<Services>; input: { id: string } }): Promise<void>;
}

/** The verb of a deadline. It checks whether the deadline still applies, and deletes or moves it. */
export interface DeadlineHandler<Services> {
  kind: string;
  /** How many a process handles at once, each alone; more than usual for handlers that wait for other programs. */
  atOnce?: number;
  verb(work: { ctx: WorkCtx<Services>; input: Deadline }): Promise<void>;
  /** For deadlines of which very many are due at the same instant. */
  together?: Together<Services>;
}

/**
 * Handles up to `most` deadlines of a kind, and returns those that have to be handled alone. If it fails, all of them
 * are, so that one does not stop the others.
 */
interface Together<Services> {
  most: number;
  verb(work: { ctx: WorkCtx<Services>; input: readonly Deadline[] }): Promise<Deadline[]>;
}

/** Notifies people, each once. */
type SendNotice<Services> = (work: { ctx: WriteCtx & { services: Services }; input: Notice }) => Promise<void>;

/** A person who wants to join a stream. */
interface Joining {
  ctx: { db: Database; actor: Person };
  input: { stream: string };
}

/** The manifest of a room. `Services` are the dependencies of its verbs. */
export interface Room<Services = unknown> {
  /** The name of its folder, the same in domain, contract, server and web. */
  name: string;
  /** The handlers of its part of the contract. */
  handlers?: (services: Services) => unknown;
  /** The handlers of the calls of admins that concern it. */
  admin?: (services: Services) => unknown;
  /** What it provides for rooms to its left, by the name of the port that one of them declares. */
  provides?: object;
  /** Its kinds of work that wait for admins. */
  queue?: Partial<KindsOfWork>;
  /** The domain events that it publishes. */
  events?: readonly EventKind[];
  /** Those of its events after which people are notified. */
  notices?: readonly NotifyingEvent[];
  /** Notifies people of the notices of all rooms; one room does. */
  sendNotice?: SendNotice<Services>;
  /** Its verbs that run in the transaction of an event of this room or of a room to its left. */
  subscribers?: readonly Subscriber[];
  jobs?: readonly JobHandler<Services>[];
  deadlines?: readonly DeadlineHandler<Services>[];
  nightly?: readonly NightlyWork<Services>[];
  /** The realtime streams that it grants to a signed-in person. */
  streams?: (work: { ctx: { db: Database; actor: Person } }) => Promise<readonly string[]>;
  /** Whether a person may join one of its streams, which a page does while it shows what the stream is about. */
  mayJoin?: (work: Joining) => Promise<boolean>;
  /** For how long it keeps the rows of its tables; old ones are deleted about once an hour. */
  retention?: readonly Retention<Services>[];
  /** Its tables with data about people. */
  personalData?: readonly PersonalTable[];
  /** The pictures of people that it stores. */
  personalFiles?: readonly PersonalFiles<Services>[];
}

/** Everything that is derived from the list of rooms. */
export interface Assembly<Services> {
  subscribers: readonly Subscriber[];
  jobs: ReadonlyMap<string, JobHandler<Services>>;
  deadlines: ReadonlyMap<string, DeadlineHandler<Services>>;
  nightly: ReadonlyMap<string, NightlyWork<Services>>;
  /** The tables of all rooms and of the kernel. */
  retention: readonly Retention<Services>[];
  /** In the reverse order of the rooms: rows that refer to rows of a room to the left are erased before them. */
  personalData: readonly PersonalTable[];
  personalFiles: readonly PersonalFiles<Services>[];
  streamsOf(work: { ctx: { db: Database; actor: Person } }): Promise<string[]>;
  mayJoin(work: Joining): Promise<boolean>;
}

/**
 * Derives the assembly from the ordered list of rooms.
 * @throws if a name is used twice, an event has no subscriber, or a subscriber's event is of no room to its left.
 */
export function assembleRooms<Services>(rooms: readonly Room<Services>[]): Assembly<Services> {
  unique(
    'room',
    rooms.map(({ name }) => name),
  );
  unique(
    'event',
    rooms.flatMap(({ events = [] }) => events.map(({ name }) => name)),
  );
  unique(
    'kind of work',
    rooms.flatMap(({ queue = {} }) => Object.keys(queue)),
  );
  checkSubscribers(rooms);
  const jobs = [...rooms.flatMap((room) => room.jobs ?? []), ...noticeJobs(rooms)];
  return {
    subscribers: rooms.flatMap(subscribersOf),
    jobs: byName(
      'job',
      jobs.map((job) => [job.kind.name, job] as const),
    ),
    deadlines: byName(
      'deadline',
      rooms.flatMap(({ deadlines = [] }) => deadlines.map((each) => [each.kind, each] as const)),
    ),
    nightly: byName(
      'nightly work',
      rooms.flatMap(({ nightly = [] }) => nightly.map((each) => [each.kind, each] as const)),
    ),
    retention: [
      ...KERNEL_RETENTION,
      failedJobsRetention(jobs.map(({ kind }) => kind)),
      ...rooms.flatMap(({ retention = [] }) => retention),
    ],
    personalData: rooms.toReversed().flatMap(({ personalData = [] }) => personalData),
    personalFiles: rooms.flatMap(({ personalFiles = [] }) => personalFiles),
    async streamsOf(work) {
      const granted = await Promise.all(rooms.map(({ streams }) => streams?.(work) ?? []));
      return granted.flat();
    },
    async mayJoin(work) {
      const granted = await Promise.all(rooms.map(({ mayJoin }) => mayJoin?.(work) ?? false));
      return granted.includes(true);
    },
  };
}

function subscribersOf({ subscribers = [], notices = [] }: Room<never>): Subscriber[] {
  return [...subscribers, ...notices.map(({ subscriber }) => subscriber)];
}

/** A job for each event after which people are notified. */
function noticeJobs<Services>(rooms: readonly Room<Services>[]): JobHandler<Services>[] {
  const events = rooms.flatMap(({ notices = [] }) => notices);
  if (events.length === 0) return [];
  const sendNotice = rooms.find((room) => room.sendNotice !== undefined)?.sendNotice;
  if (sendNotice === undefined) throw new Error('no room sends the notices of the others');
  return events.map(({ job: kind, verb }) => ({
    kind,
    verb: ({ ctx, input }) =>
      ctx.transaction('clock', async (tx) => {
        const notices = await verb({ ctx: tx, input });
        for (const notice of notices) await sendNotice({ ctx: { ...tx, services: ctx.services }, input: notice });
      }),
  }));
}

/** Rooms receive only events of rooms to their left, and each event has a subscriber. */
function checkSubscribers(rooms: readonly Room<never>[]): void {
  const published = new Set<EventKind>([jobFailed]);
  const subscribed = new Set<EventKind>();
  for (const room of rooms) {
    for (const kind of room.events ?? []) published.add(kind);
    for (const { kind } of subscribersOf(room)) {
      if (!published.has(kind))
        throw new Error(`${room.name} subscribes to ${kind.name}, which no room to its left publishes`);
      subscribed.add(kind);
    }
  }
  const ignored = rooms.flatMap(({ events = [] }) => events).find((kind) => !subscribed.has(kind));
  if (ignored !== undefined) throw new Error(`no room subscribes to the event ${ignored.name}`);
}

function byName<Handler>(
  what: string,
  handlers: readonly (readonly [string, Handler])[],
): ReadonlyMap<string, Handler> {
  unique(
    what,
    handlers.map(([name]) => name),
  );
  return new Map(handlers);
}

function unique(what: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two rooms have the ${what} ${twice}`);
}
