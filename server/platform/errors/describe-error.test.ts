import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeError, errorLine } from './describe-error.ts';
import { newId } from '../ids.ts';
import { explain } from '../start-problem.ts';

/** All that is logged, stored and printed of an error. */
const described = (error: unknown) =>
  [inspect(describeError(error), { depth: 9 }), errorLine(error), explain(error)].join('\n');

/** An error as the driver of the database throws it. */
const ofDatabase = (message: string, fields: object) =>
  Object.assign(new Error(message), { severity: 'ERROR', name: 'error', ...fields });

test('a failed query is described without its parameters, and without the row that the database names', () => {
  const detail = 'Key (email)=(nour@example.com) already exists.';
  const cause = ofDatabase('duplicate key value violates unique constraint "users_email_unique"', {
    code: '23505',
    constraint: 'users_email_unique',
    table: 'users',
    detail,
    where: 'COPY users, line 1: nour',
  });
  const error = new DrizzleQueryError('insert into "users" values ($1, $2)', ['Nour\n    at El-Sayed', 'x'], cause);
  const text = described(error);
  expect(text).toContain('users_email_unique');
  expect(text).toContain('23505');
  expect(text).toContain('insert into');
  expect(text).not.toMatch(/nour|El-Sayed/i);
});

test('a value in the message of the database is left out, a name of the database stays', () => {
  const wrong = described(ofDatabase('invalid input syntax for type uuid: "Nour El-Sayed"', { code: '22P02' }));
  expect(wrong).toContain('invalid input syntax for type uuid: "…"');
  expect(wrong).not.toContain('Nour');
  const missing = described(ofDatabase('relation "bookings" does not exist', { code: '42P01' }));
  expect(missing).toContain('"bookings"');
});

test('answers of other programs are described without addresses and numbers of people', () => {
  const answers = [
    '550 5.1.1 <nour@example.com>: Recipient address rejected: نور@مثال.مصر',
    "The 'To' number +20 100 123-4567 is not valid; ٠١٠٠١٢٣٤٥٦٧",
    'getaddrinfo failed for https://user:password@mail.example.com/unsubscribe?person=nour',
  ];
  for (const answer of answers) {
    const text = described(new Error('it failed', { cause: new Error(answer) }));
    expect(text).not.toMatch(/nour|نور|4567|٤٥٦٧|password|person/);
  }
  const [read] = ['{"name": Nour El-Sayed}'].map((text) => {
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      return error;
    }
  });
  expect(described(read)).not.toContain('Nour');
});

test('ids, codes and the calls that led to an error stay', () => {
  const id = newId();
  const { frames, message } = describeError(new Error(`no payment of booking ${id}, status 404`));
  expect(message).toBe(`no payment of booking ${id}, status 404`);
  expect(frames[0]).toContain('describe-error.test.ts');
  expect(errorLine(new Error('', { cause: 'a string' }))).toBe('Error: not an Error');
});

test('no address or number that stands in a message is described', () => {
  const local = fc.stringMatching(/^[a-z][a-z0-9._-]{2,12}$/);
  const mail = local.map((name) => `${name}@post.example`);
  const phone = fc.stringMatching(/^(\+20|0)1[0125][ -]?[0-9]{4}[ -]?[0-9]{4}$/);
  const words = fc.constantFrom('recipient', 'of', 'refused:', '<', '>', '(', ')', ' ', '\n');
  fc.assert(
    fc.property(fc.array(words), fc.oneof(mail, phone), fc.array(words), (before, private_, after) => {
      const text = described(new Error(`${before.join(' ')} ${private_} ${after.join(' ')}`));
      expect(text).not.toContain(private_);
    }),
  );
});
