import { expect, test } from 'vitest';
import { documents } from './documents.ts';

test('the description of the calls is made once, for programs and for people', async () => {
  const [first, second] = [documents(), documents()];
  expect(second).toBe(first);
  const { json, page } = await first;
  expect(JSON.parse(json)).toMatchObject({ openapi: expect.stringMatching(/^3\./) });
  expect(page).toContain('/api/v1/bookings');
});
