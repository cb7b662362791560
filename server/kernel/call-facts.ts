import { contract } from '@hirfa/contract';
import type { Rate } from '@hirfa/contract/calls';
import * as z from 'zod';

type Contract = typeof contract;
/** A call by its room and its name: "discovery.getHome". */
export type CallName = { [Room in keyof Contract]: `${Room}.${keyof Contract[Room] & string}` }[keyof Contract];

/** What the contract says of a call, before its body is read. */
export interface CallFacts {
  name: CallName;
  /** Whether all who are not signed in are refused. */
  needsPerson: boolean;
  /** Whether only pages of this site may call it, because it looks at cookies. */
  needsOurOrigin: boolean;
  /** How often one caller may make it, if not as often as any call. */
  rate: Rate | undefined;
  /** The longest body that its input can have. */
  body: BodyFacts;
}

export interface BodyFacts {
  maxBytes: number;
  isFile: boolean;
}

const CALLS = new Map(
  Object.entries(contract).flatMap(([room, calls]) =>
    Object.entries(calls).map(([name, call]) => [String(`${room}.${name}`), call['~orpc']] as const),
  ),
);
/** Made when a call is first asked for: a start does not wait for all of them. */
const known = new Map<string, CallFacts>();

/** The facts of a call of the contract; undefined if there is none with this name. */
export function factsOf(name: string): CallFacts | undefined {
  const call = CALLS.get(name);
  if (call === undefined) return undefined;
  const facts = known.get(name) ?? {
    name: name as CallName,
    needsPerson: call.meta.who !== undefined,
    needsOurOrigin: call.meta.ourPagesOnly === true,
    rate: call.meta.rate,
    body: bodyOf(call.inputSchema),
  };
  known.set(name, facts);
  return facts;
}

/** Room for spaces and line breaks between the values. */
const SPACES = 1000;
/** A value whose length the contract states by a pattern, or not at all. */
const UNSTATED = 2500;
/** A number, or whether something is so. */
const SHORT = 25;
/** A date, a UUID. */
const FORMATTED = 60;
/** No other call than one of a file takes more. */
const MOST = 256_000;
/** A character in JSON takes up to six bytes: \u0627. */
const CHARACTER = 6;

type Schema = z.core.JSONSchema.BaseSchema;

/** The longest body that an input can have. */
export function bodyOf(input: unknown): BodyFacts {
  if (!(input instanceof z.ZodType)) return { maxBytes: SPACES, isFile: false };
  const schema: Schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const body = schema.properties?.['body'];
  const file = [schema, body].find((part) => typeof part === 'object' && part.contentEncoding === 'binary');
  if (typeof file === 'object') return { maxBytes: file.maxLength ?? UNSTATED, isFile: true };
  return { maxBytes: Math.min(mostBytes(schema) + SPACES, MOST), isFile: false };
}

/** The most bytes that a value of a schema takes as JSON. */
function mostBytes(schema: Schema | boolean): number {
  if (typeof schema === 'boolean') return UNSTATED;
  const { type, enum: values, anyOf = schema.oneOf } = schema;
  if (values !== undefined) return Math.max(...values.map(jsonLength));
  if (schema.const !== undefined) return jsonLength(schema.const);
  if (anyOf !== undefined) return Math.max(...anyOf.map(mostBytes));
  if (type === 'string') return textBytes(schema);
  if (type === 'array') return arrayBytes(schema);
  if (type === 'object') return objectBytes(schema);
  return isShort(type) ? SHORT : UNSTATED;
}

const isShort = (type: Schema['type']) => type !== undefined && type !== 'string' && !Array.isArray(type);

function textBytes({ format, maxLength }: Schema): number {
  if (maxLength !== undefined) return CHARACTER * maxLength + 2;
  return format === undefined ? UNSTATED : FORMATTED;
}

function arrayBytes({ items, maxItems }: Schema): number {
  if (typeof items !== 'object' || Array.isArray(items) || maxItems === undefined) return UNSTATED;
  return maxItems * (mostBytes(items) + 1) + 2;
}

function objectBytes({ properties = {}, additionalProperties = false, propertyNames }: Schema): number {
  const fields = Object.entries(properties).map(([name, value]) => jsonLength(name) + 2 + mostBytes(value));
  const names = typeof propertyNames === 'object' ? propertyNames.enum : undefined;
  const more = additionalProperties === false ? 0 : UNSTATED * (names?.length ?? 1);
  return fields.reduce((sum, field) => sum + field, 2 + more);
}

const jsonLength = (value: unknown) => JSON.stringify(value).length;
