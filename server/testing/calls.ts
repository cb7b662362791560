import { randomInt } from 'node:crypto';
import { contract, ErrorBody } from '@hirfa/contract';
import * as z from 'zod';
import type { TestProduct } from './product.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** An address of its own, as the one proxy in front of test products reports it. */
export function freshAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** One HTTP request to the product, as a browser on its own page sends it; each from elsewhere where `headers` say nothing else. */
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
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson && text !== '' ? JSON.parse(text) : text };
}

/** The first cookie that an answer sets, as it is sent back. */
export function cookieOf(answer: Answer): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** The code of a refusal, whose body must be just what the contract says. */
export function refusalOf(answer: Answer): string {
  return ErrorBody.parse(answer.body).code;
}

/** A GET whose answer must fit the schema. */
export async function read<Schema extends z.ZodType>(product: TestProduct, path: string, schema: Schema): Promise<z.infer<Schema>> {
  const answer = await ask(product, 'GET', path);
  return schema.parse(answer.body);
}

/** Every call of the contract: its name, method and path. */
export function everyCall(): { name: string; method: string; path: string }[] {
  return Object.entries(contract).flatMap(([room, calls]) =>
    Object.entries(calls).map(([name, call]) => {
      const { method = 'POST', path = '' } = call['~orpc'].route;
      return { name: `${room}.${name}`, method, path };
    }),
  );
}
