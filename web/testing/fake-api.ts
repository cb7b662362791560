import { contract, ERRORS, type ErrorCode, type FieldProblem } from '@hirfa/contract';
import type { AnySchema, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import { SmartCoercionPlugin } from '@orpc/json-schema';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { implement, ORPCError, ValidationError } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

type Contract = typeof contract;
type SchemaOf<Schema> = Extract<Schema, AnySchema>;
interface Declared {
  '~orpc': { inputSchema?: AnySchema; outputSchema?: AnySchema; errorMap: object };
}
type InputOf<Call extends Declared> = InferSchemaOutput<SchemaOf<Call['~orpc']['inputSchema']>>;
type OutputOf<Call extends Declared> = InferSchemaInput<SchemaOf<Call['~orpc']['outputSchema']>>;

/** What a refusal says beside its code: what the call declares. */
type DataOf<Declaration> = Declaration extends { data: infer Schema extends AnySchema }
  ? undefined extends InferSchemaInput<Schema>
    ? { data?: InferSchemaInput<Schema> }
    : { data: InferSchemaInput<Schema> }
  : object;
type RefusalsOf<Errors> = {
  [Code in Extract<keyof Errors, ErrorCode>]: { refused: Code; retryAfter?: number } & DataOf<Errors[Code]>;
}[Extract<keyof Errors, ErrorCode>];
/** With these the server refuses any call: too many of them, a bug, an outage. */
type RefusalOfAny = {
  refused: 'too_many_requests' | 'internal_error' | 'database_unavailable';
  retryAfter?: number;
};

/** The connection breaks before the answer has come. */
export const NO_ANSWER = { refused: 'no_answer' } as const;

type AnswerOf<Call extends Declared> =
  | OutputOf<Call>
  | RefusalsOf<Call['~orpc']['errorMap']>
  | RefusalOfAny
  | typeof NO_ANSWER;

/**
 * What calls answer in a test, at once or once a promise is fulfilled. The contract types them and what they may be
 * refused with, and validates each input and answer.
 */
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

interface Context {
  headers: Headers;
  isLost: boolean;
}
type Untyped = Record<string, Record<string, (input: unknown) => unknown>>;
interface UntypedCall {
  handler(handle: (request: { context: Context; input: unknown }) => Promise<unknown>): unknown;
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
            const answered = await answer(input);
            context.isLost = answered === NO_ANSWER;
            return unlessRefused(context.isLost ? { refused: 'internal_error' } : answered);
          }),
        ]),
      ),
    ]),
  );
  const handler = new OpenAPIHandler(router as never, {
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
    interceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          return { matched: true as const, response: refusalOf(error) };
        }
      },
    ],
  });
  return {
    /** The calls that the page has sent and the contract has accepted, in order. */
    sent: (): readonly SentCall[] => sent,
    async fetch(request: Request): Promise<Response> {
      const context: Context = { headers: request.headers, isLost: false };
      const { response } = await handler.handle(request, { context: context as never });
      if (context.isLost) throw new TypeError('Failed to fetch');
      if (response !== undefined) return response;
      // oxlint-disable-next-line no-console -- it fails the test, also where the page shows an error like any other
      console.error(`the test has no answer for ${request.method} ${request.url}`);
      throw new TypeError('Failed to fetch');
    },
  };
}

interface Refused {
  refused: ErrorCode;
  data?: unknown;
  retryAfter?: number;
}

function unlessRefused(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('refused' in answer)) return answer;
  const { refused, data, retryAfter } = answer as Refused;
  throw new ORPCError(refused, { ...ERRORS[refused], data, cause: retryAfter });
}

/** An error as the product answers with it. An answer that the contract does not allow is an error of the test. */
function refusalOf(error: unknown) {
  const { code, data, cause } = error instanceof ORPCError ? error : { code: 'none', data: null, cause: error };
  const isInput = code === 'BAD_REQUEST' && cause instanceof ValidationError;
  const refused = isInput ? 'invalid_input' : isCode(code) ? code : 'internal_error';
  // oxlint-disable-next-line no-console -- it fails the test
  if (!isInput && !isCode(code)) console.error('the fake server failed:', String(error), JSON.stringify(cause));
  return {
    status: ERRORS[refused].status,
    headers: typeof cause === 'number' ? { 'retry-after': String(cause) } : {},
    body: { code: refused, message: ERRORS[refused].message, data: isInput ? { fields: fieldsOf(cause) } : data },
  };
}

const isCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

const fieldsOf = ({ issues }: ValidationError): FieldProblem[] =>
  issues.map(({ path = [], message }) => ({
    path: path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.'),
    message,
  }));
