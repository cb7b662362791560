import { randomInt } from 'node:crypto';
import { contract, ErrorBody } from '@hirfa/contract';
import type { Rate } from '@hirfa/contract/calls';
import * as z from 'zod';
import type { TestProduct } from './product.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A random IP address, as the one proxy in front of test products reports it. */
export function freshAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Sends a same-origin request to the product; each has another IP address, unless `headers` contain one. */
export async function ask(
  product: Pick<TestProduct, 'address'>,
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(product.address + path, {
    method,
    headers: {
      origin: product.address,
      'x-forwarded-for': freshAddress(),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  return answerOf(response);
}

/** An answer, whose body is read if it is JSON. */
export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson && text !== '' ? JSON.parse(text) : text };
}

/** The first cookie of an answer, in the form in which a browser sends it. */
export function cookieOf(answer: Answer): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** The code of a refusal, whose body must match the contract. */
export function refusalOf(answer: Answer): string {
  return ErrorBody.parse(answer.body).code;
}

/** Sends a GET request; the answer must match the schema. */
export async function read<Schema extends z.ZodType>(
  product: TestProduct,
  path: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const answer = await ask(product, 'GET', path);
  return schema.parse(answer.body);
}

/** Every call of the contract: its name, method and path, and whether it is refused to all but admins. */
export function everyCall(): {
  name: string;
  method: string;
  path: string;
  isForAdmins: boolean;
  rate: Rate | undefined;
}[] {
  return Object.entries(contract).flatMap(([room, calls]) =>
    Object.entries(calls).map(([name, call]) => {
      const { meta, route } = call['~orpc'];
      const { method = 'POST', path = '' } = route;
      return { name: `${room}.${name}`, method, path, isForAdmins: meta.who === 'admin', rate: meta.rate };
    }),
  );
}
