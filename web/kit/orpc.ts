import type { ErrorCode } from '@hirfa/contract/errors';
import type { Client, ORPCError } from '@orpc/client';
import type { GeneralUtils, ProcedureUtils } from '@orpc/tanstack-query';
import type { Api, CallOptions } from './api-link.ts';

type OptionsOf<Call> =
  Call extends Client<infer Context, infer Input, infer Output, infer Failure>
    ? GeneralUtils<Input> &
        Pick<
          ProcedureUtils<Context, Input, Output, Failure>,
          'call' | 'queryKey' | 'queryOptions' | 'infiniteOptions' | 'mutationOptions'
        >
    : never;

/** Every call as options of queries and mutations. */
export type Orpc = {
  [Room in keyof Api]: { [Name in keyof Api[Room]]: OptionsOf<Api[Room][Name]> } & GeneralUtils<unknown>;
};

/** The codes with which a call may be refused, by the type of what it returns; any where that does not say. */
export type CodeOf<Sent> = Sent extends { __error?: { type: infer Failure } } ? DeclaredCode<Failure> : ErrorCode;
type DeclaredCode<Failure> = Failure extends ORPCError<infer Code, unknown> ? Extract<Code, ErrorCode> : never;

type Call = (input: unknown, options: { signal?: AbortSignal; context?: CallOptions }) => Promise<unknown>;
type Given = { input?: unknown; context?: CallOptions };
type GivenPages = Given & { input: (page: unknown) => unknown; initialPageParam: unknown };

/** The same as `createTanstackQueryUtils` of oRPC for what this site uses, in a fifth of its code. */
export function optionsOfCalls(api: Api): Orpc {
  return named((room) =>
    named((name) =>
      name === 'key' ? keyOf([room]) : optionsOf([room, name], Reflect.get(Reflect.get(api, room), name)),
    ),
  );
}

/** The same keys as those of oRPC, so that part of a key finds queries. */
const keyOf =
  (path: string[]) =>
  ({ input, type }: { input?: unknown; type?: string } = {}) => [
    path,
    { ...(input !== undefined && { input }), ...(type !== undefined && { type }) },
  ];

function optionsOf(path: string[], call: Call) {
  const key = keyOf(path);
  return {
    call,
    key,
    queryKey: ({ input }: Given) => key({ type: 'query', input }),
    queryOptions: ({ context = {}, ...given }: Given) => ({
      queryFn: ({ signal }: { signal: AbortSignal }) => call(given.input, { signal, context }),
      queryKey: key({ type: 'query', input: given.input }),
      ...given,
    }),
    infiniteOptions: ({ context = {}, ...given }: GivenPages) => ({
      queryFn: ({ pageParam, signal }: { pageParam: unknown; signal: AbortSignal }) =>
        call(given.input(pageParam), { signal, context }),
      queryKey: key({ type: 'infinite', input: given.input(given.initialPageParam) }),
      ...given,
    }),
    mutationOptions: ({ context = {}, ...given }: Given = {}) => ({
      mutationFn: (input: unknown) => call(input, { context }),
      mutationKey: key({ type: 'mutation' }),
      ...given,
    }),
  };
}

/**
 * An object that has a value for each name, always the same one: effects depend on rooms and calls. The contract has
 * two levels of them: rooms and their calls.
 */
export function named<Values extends object>(valueOf: (name: string) => unknown): Values {
  const known = new Map<string, unknown>();
  function get(_: object, name: string | symbol) {
    // `then` would make it look like a promise.
    if (typeof name !== 'string' || name === 'then') return undefined;
    if (!known.has(name)) known.set(name, valueOf(name));
    return known.get(name);
  }
  return new Proxy<Values>({} as Values, { get });
}
