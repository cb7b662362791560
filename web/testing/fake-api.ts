import { contract, ERRORS, type ErrorCode } from '@hirfa/contract';
import type { AnySchema, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { implement, ORPCError } from '@orpc/server';

type Contract = typeof contract;
type SchemaOf<Schema> = Extract<Schema, AnySchema>;
interface Declared {
  '~orpc': { inputSchema?: AnySchema; outputSchema?: AnySchema; errorMap: object };
}
type InputOf<Call extends Declared> = InferSchemaOutput<SchemaOf<Call['~orpc']['inputSchema']>>;
type OutputOf<Call extends Declared> = InferSchemaInput<SchemaOf<Call['~orpc']['outputSchema']>>;
type CodeOf<Call extends Declared> = Extract<keyof Call['~orpc']['errorMap'], ErrorCode>;

/** A refusal as the answer of a call. */
export interface Refused<Code extends ErrorCode> {
  refused: Code;
  data?: unknown;
}
type AnswerOf<Call extends Declared> = OutputOf<Call> | Refused<CodeOf<Call>>;

/** What calls answer in a test. The contract types them, and validates each input and answer. */
export type Answers = {
  readonly [Room in keyof Contract]?: {
    readonly [Name in keyof Contract[Room]]?: Contract[Room][Name] extends Declared
      ? (
          input: InputOf<Contract[Room][Name]>,
        ) => AnswerOf<Contract[Room][Name]> | Promise<AnswerOf<Contract[Room][Name]>>
      : never;
  };
};

export interface SentCall {
  call: string;
  input: unknown;
  /** The Idempotency-Key. */
  key: string | null;
}

type Untyped = Record<string, Record<string, (input: unknown) => unknown>>;
interface UntypedCall {
  handler(handle: (request: { context: { headers: Headers }; input: unknown }) => Promise<unknown>): unknown;
}

/** A server of the contract within the page: it answers these calls, and fails those of which the test says nothing. */
export function fakeApi(answers: Answers) {
  const sent: SentCall[] = [];
  const calls = implement(contract) as unknown as Record<string, Record<string, UntypedCall>>;
  const router = Object.fromEntries(
    Object.entries(answers as Untyped).map(([room, named]) => [
      room,
      Object.fromEntries(
        Object.entries(named).map(([name, answer]) => [
          name,
          calls[room]?.[name]?.handler(async ({ context, input }) => {
            sent.push({ call: `${room}.${name}`, input, key: context.headers.get('idempotency-key') });
            return unlessRefused(await answer(input));
          }),
        ]),
      ),
    ]),
  );
  const handler = new OpenAPIHandler(router as never);
  return {
    /** The calls that the page has sent, in order. */
    sent: (): readonly SentCall[] => sent,
    async fetch(request: Request): Promise<Response> {
      const { response } = await handler.handle(request, { context: { headers: request.headers } as never });
      if (response === undefined) throw new Error(`the test has no answer for ${request.method} ${request.url}`);
      return response;
    },
  };
}

function unlessRefused(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('refused' in answer)) return answer;
  const { refused, data } = answer as Refused<ErrorCode>;
  throw new ORPCError(refused, { ...ERRORS[refused], data });
}
