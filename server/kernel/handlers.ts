import { adminCalls, type contract, type ErrorCode } from '@hirfa/contract';
import type { CallMeta } from '@hirfa/contract/calls';
import type { AnySchema, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { Router } from '@orpc/server';
import { audited } from './audit.ts';
import { type CallContext, calls, reply } from './calls.ts';
import { once } from './idempotency.ts';
import { type AdminCtx, type Ctx, isRefusal, type Person, type Refusal, type WriteCtx } from './verb.ts';

type Contract = typeof contract;
type RoomName = keyof Contract;
type AdminCalls = typeof adminCalls;

/** A call as the contract declares it. */
interface Declared {
  '~orpc': { inputSchema?: AnySchema; outputSchema?: AnySchema; errorMap: object; meta: CallMeta };
}

type SchemaOf<Schema> = Extract<Schema, AnySchema>;
/** The input of a verb. The parameters and the file of an upload are one object. */
type InputOf<Call extends Declared> = Flat<InferSchemaOutput<SchemaOf<Call['~orpc']['inputSchema']>>>;
type Flat<Input> = Input extends { params: infer Params; body: infer File }
  ? Params & (Input extends { query: infer Query } ? Query : unknown) & { file: File }
  : Input;
type OutputOf<Call extends Declared> = InferSchemaInput<SchemaOf<Call['~orpc']['outputSchema']>>;
type CodeOf<Call extends Declared> = Extract<keyof Call['~orpc']['errorMap'], ErrorCode>;
type AnswerOf<Call extends Declared> = Promise<OutputOf<Call> | Refusal<CodeOf<Call>>>;

/** The ctx of a verb follows from who may make its call. */
type CtxOf<Call extends Declared> =
  'admin_required' extends CodeOf<Call>
    ? AdminCtx
    : 'authentication_required' extends CodeOf<Call>
      ? WriteCtx<Person>
      : Ctx;

/** The context of a verb that opens its transactions itself. */
type OutsideCtx = Pick<CallContext, 'now' | 'person' | 'work' | 'log'>;

interface Work<Who, Call extends Declared, Services> {
  ctx: Who & { services: Services };
  input: InputOf<Call>;
}

/**
 * How a call is handled:
 * - usually by one verb, in one transaction of the caller;
 * - `change`, then `show` in the same transaction: a call that is repeated under its key changes nothing again, and its
 *   answer shows the present state;
 * - `change`, then `showAfter` in a transaction after the commit, for an answer that is read on other connections, too;
 * - `outside`: a verb that calls other programs between transactions of its own;
 * - `csv`: a file with this name, which is read while the client receives it. `note` writes the audit log;
 * - `direct`: with the whole context of the call, for example to set cookies.
 */
type Handled<Call extends Declared, Services> =
  | ((work: Work<CtxOf<Call>, Call, Services>) => AnswerOf<Call>)
  | {
      change(work: Work<CtxOf<Call>, Call, Services>): Promise<unknown>;
      show(work: Work<CtxOf<Call>, Call, Services>): AnswerOf<Call>;
    }
  | {
      change(work: Work<CtxOf<Call>, Call, Services>): Promise<unknown>;
      showAfter(work: Work<CtxOf<Call>, Call, Services>): AnswerOf<Call>;
    }
  | { outside(work: Work<OutsideCtx, Call, Services>): AnswerOf<Call> }
  | {
      csv(work: Work<OutsideCtx, Call, Services>): AnswerOf<Call>;
      name(input: InputOf<Call>): string;
      note?(work: Work<CtxOf<Call>, Call, Services>): Promise<unknown>;
    }
  | { direct(call: { context: CallContext; input: InputOf<Call> }): AnswerOf<Call> };

/** Each of these calls with how it is handled. */
type HandledCalls<Calls, Services> = {
  readonly [Name in keyof Calls]: Calls[Name] extends Declared ? Handled<Calls[Name], Services> : never;
};
/** Each call of a room. */
export type HandledBy<Room extends RoomName, Services> = HandledCalls<Contract[Room], Services>;
/** Each call of admins that concerns a room. */
export type AdminHandledBy<Room extends keyof AdminCalls, Services> = HandledCalls<AdminCalls[Room], Services>;

/** `Handled` without its types, which are checked where a room lists its calls. */
type Verb = (work: { ctx: object; input: unknown }) => Promise<unknown>;
interface Request {
  context: CallContext;
  input: unknown;
}
type Untyped =
  | Verb
  | { change: Verb; show: Verb }
  | { change: Verb; showAfter: Verb }
  | { outside: Verb }
  | { csv: Verb; name(input: unknown): string; note?: Verb }
  | { direct(call: Request): Promise<unknown> };
interface UntypedCall {
  '~orpc': Declared['~orpc'] & { route: { inputStructure?: string } };
  handler(handle: (request: Request) => Promise<unknown>): unknown;
}

/**
 * The handlers of a room. Transaction, actor, idempotency, audit and the refusal of others follow from what the
 * contract declares of each call.
 */
export function handlersOf<Room extends RoomName, Services>(
  room: Room,
  services: Services,
  handled: HandledBy<Room, Services>,
): Router<Contract[Room], CallContext> {
  return handleAll(room, services, handled) as Router<Contract[Room], CallContext>;
}

/** The handlers of the calls of admins that concern a room. */
export function adminHandlersOf<Room extends keyof AdminCalls, Services>(
  room: Room,
  services: Services,
  handled: AdminHandledBy<Room, Services>,
): Router<AdminCalls[Room], CallContext> {
  const other = Object.keys(handled).find((name) => !Object.hasOwn(adminCalls[room], name));
  if (other !== undefined) throw new Error(`admin.${other} is no call of ${room}`);
  return handleAll('admin', services, handled) as Router<AdminCalls[Room], CallContext>;
}

function handleAll(room: RoomName, services: unknown, handled: object) {
  const declared = (calls as unknown as Record<string, Record<string, UntypedCall>>)[room] ?? {};
  const handlers = Object.entries(handled as Record<string, Untyped>).map(([name, how]) => {
    const call = declared[name];
    if (call === undefined) throw new Error(`the contract has no call ${room}.${name}`);
    const { meta, route } = call['~orpc'];
    const handle = async ({ context, input: given }: Request) => {
      const input = route.inputStructure === 'detailed' ? flat(given) : given;
      return reply(context, await run({ name, meta, how, services }, { context, input }));
    };
    return [name, call.handler(handle)];
  });
  return Object.fromEntries(handlers) as unknown;
}

/** The parameters and the file of an upload as one object. */
function flat(given: unknown) {
  const { params, query, body } = given as { params: object; query?: object; body: Blob };
  return { ...params, ...query, file: body };
}

interface Handling {
  name: string;
  meta: CallMeta;
  how: Untyped;
  services: unknown;
}

async function run({ name, meta, how, services }: Handling, { context, input }: Request): Promise<unknown> {
  if ('direct' in how) return how.direct({ context, input });
  const { now, person, work, log } = context;
  const outside = { ctx: { now, person, work, log, services }, input };
  if (meta.who === 'admin' && ('outside' in how || 'csv' in how)) {
    const refused = await person(async (ctx) => audited(ctx, [], async () => null));
    if (refused !== null) return refused;
  }
  if ('outside' in how) return how.outside(outside);
  const act = (ctx: WriteCtx<Person>, verb: Verb) =>
    asCaller(meta, ctx, (caller) => verb({ ctx: { ...caller, services }, input }));
  if ('csv' in how) {
    const { csv, note } = how;
    const file = await csv(outside);
    const noted = note && !isRefusal(file) ? await person((ctx) => act(ctx, note)) : null;
    if (isRefusal(noted)) return noted;
    context.reply.set('content-type', 'text/csv; charset=utf-8');
    context.reply.set('content-disposition', `attachment; filename="${how.name(input)}"`);
    context.reply.set('cache-control', 'private, no-store');
    return file;
  }
  const change = 'change' in how ? how.change : how;
  if (meta.who === undefined) return change({ ctx: { ...context.visitor(), services }, input });
  const called = { call: name, key: context.headers.get('idempotency-key'), input };
  const done = await person(async (ctx) => {
    const changed = await (meta.once ? once(ctx, called, () => act(ctx, change)) : act(ctx, change));
    return 'show' in how && !isRefusal(changed) ? how.show({ ctx: { ...ctx, services }, input }) : changed;
  });
  if (!('showAfter' in how) || isRefusal(done)) return done;
  return person((ctx) => how.showAfter({ ctx: { ...ctx, services }, input }));
}

const asCaller = ({ who, audit = [] }: CallMeta, ctx: WriteCtx<Person>, work: (ctx: object) => Promise<unknown>) =>
  who === 'admin' ? audited(ctx, audit, work) : work(ctx);
