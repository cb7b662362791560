import { ErrorBody } from '@hirfa/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyCall } from '../../testing/calls.ts';
import { useRefusals } from '../testing/bad-input.ts';

const { product, headersOfPerson } = useRefusals();

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '../../etc/passwd',
    "' or 1=1 --",
    '💥',
    '٣',
    'null',
    '-1',
    '1e309',
    '9007199254740993',
    '[]',
    '__proto__',
    '%',
    '%00',
    'a'.repeat(5000),
  ),
);
const garbage = fc.anything({
  values: [nasty, fc.double(), fc.boolean(), fc.constant(null), fc.integer()],
  maxDepth: 3,
  withNullPrototype: false,
});
const fieldNames = fc.constantFrom(
  'email',
  'password',
  'full_name',
  'limit',
  'cursor',
  'q',
  'tab',
  'category',
  'ids',
  'type',
  '_user_id',
  '_role',
  'constructor',
  'x',
);

/** Generated requests for each call of the contract: it grows with the contract. */
const RUNS_PER_CALL = 40;

async function expectTyped(method: string, path: string, init: RequestInit): Promise<void> {
  const response = await fetch(product.address + path, { method, ...init });
  const text = await response.text();
  expect(response.status, `${method} ${path} ${String(init.body).slice(0, 200)} → ${text.slice(0, 300)}`).toBeLessThan(
    500,
  );
  if (response.status >= 400) {
    const body = ErrorBody.parse(JSON.parse(text));
    expect(text).not.toMatch(/node_modules|\.ts:\d+|select |insert /i);
    expect(body.request_id).not.toBe('');
  }
}

test.each(everyCall())('$name answers garbage with a typed refusal', async ({ method, path }) => {
  const headers = await headersOfPerson();
  const requests = fc.record({
    params: fc.array(nasty, { minLength: 3, maxLength: 3 }),
    fields: fc.dictionary(fieldNames, garbage, { maxKeys: 4 }),
    raw: nasty,
    asJson: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(requests, async ({ params, fields, raw, asJson }) => {
      let at = 0;
      const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(params[at++]?.toWellFormed() || 'x'));
      if (method === 'GET') {
        const query = new URLSearchParams();
        for (const [name, value] of Object.entries(fields))
          query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
        // Node itself refuses longer request lines (431).
        fc.pre(String(query).length < 12_000);
        await expectTyped(method, `${filled}?${query}`, { headers });
        return;
      }
      const body = asJson
        ? (JSON.stringify(fields, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ?? '')
        : raw;
      await expectTyped(method, filled, {
        body,
        headers: { ...headers, 'content-type': 'application/json' },
      });
    }),
    { numRuns: RUNS_PER_CALL, endOnFailure: true },
  );
});
