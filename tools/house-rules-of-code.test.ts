import { afterAll, describe, expect, test } from 'vitest';
import { createSampleRepository, depths, specifierOf } from './house/sample-repository.ts';

const repository = createSampleRepository();
afterAll(() => repository.remove());

const { rulesOf } = repository;

describe('verbs', () => {
  const verb = (parameters: string) => `export async function acceptBooking(${parameters}): Promise<void> {}\n`;
  const shapes: [parameters: string, rules: string[]][] = [
    ['{ ctx, input }: Work', []],
    ['{ ctx }: Work', []],
    ['ctx: Ctx, input: Input', ['verb shape']],
    ['{ ctx, input, services }: Work', ['verb shape']],
    ['{ ctx, ...rest }: Work', ['verb shape']],
    ['{ input }: Work', ['verb shape']],
    ['work: Work', ['verb shape']],
    ['', ['verb shape']],
  ];

  test.each(depths('server/bookings'))('a verb in %s takes { ctx, input } or { ctx }', (folder) => {
    const file = `${folder}/accept-booking.ts`;
    for (const [parameters, rules] of shapes)
      expect(rulesOf({ [file]: verb(parameters) }, file), parameters).toEqual(rules);
    expect(rulesOf({ [file]: 'export const acceptBooking = async (ctx: Ctx) => ctx;\n' }, file)).toEqual([
      'verb shape',
    ]);
    expect(
      rulesOf({ [file]: 'export function acceptBooking(part: string): string {\n  return part;\n}\n' }, file),
    ).toEqual([]);
  });

  test.each(depths('server/bookings'))(
    'a function of %s that handlers call, room.ts imports or a list of verbs has takes the same parameters',
    (folder) => {
      const file = `${folder}/steps.ts`;
      const from = (importer: string) => `import { acceptBooking } from '${specifierOf(importer, file)}';\n`;
      const handlers = {
        'server/bookings/handlers.ts': `${from('server/bookings/handlers.ts')}export const handlers = call.handler(({ context }) => acceptBooking(context.db));\n`,
      };
      const room = {
        'server/bookings/room.ts': `${from('server/bookings/room.ts')}export const bookings = [on(paid, acceptBooking)];\n`,
      };
      const list = `${folder}/jobs.ts`;
      const jobs = { [list]: `${from(list)}export const jobs = [{ kind: 'accept', verb: acceptBooking }];\n` };
      for (const wiring of [handlers, room, jobs]) {
        expect(rulesOf({ ...wiring, [file]: verb('db: Database') }, file)).toEqual(['verb shape']);
        expect(rulesOf({ ...wiring, [file]: verb('{ ctx }: Work') }, file)).toEqual([]);
      }
      expect(rulesOf({ [file]: verb('db: Database') }, file)).toEqual([]);
    },
  );
});

describe('statements', () => {
  const query = "db.select().from(offers).prepare('find_offers')";

  test.each(depths('server/bookings'))('a statement in %s is built once, not in each call', (folder) => {
    const file = `${folder}/queries.ts`;
    const inCall = `export const findOffers = (db: Database) => ${query}.execute();\n`;
    const once = `const offers = statement<Values>()((db) => ${query});\n`;
    expect(rulesOf({ [file]: inCall }, file)).toEqual(['statements']);
    expect(rulesOf({ [file]: once }, file)).toEqual([]);
  });
});

describe('shared hooks', () => {
  const hooks: [text: string, rules: string[]][] = [
    ['beforeAll(() => open());\n', ['shared hooks']],
    ['export const product = useProduct();\n', ['shared hooks']],
    ['export function useCalendars() {\n  afterAll(() => close());\n  return useProduct();\n}\n', []],
  ];

  test.each(depths('server/testing'))('a module of %s for tests sets nothing up while it is loaded', (folder) => {
    for (const [text, rules] of hooks) {
      expect(rulesOf({ [`${folder}/calendars.ts`]: text }, `${folder}/calendars.ts`), text).toEqual(rules);
      expect(rulesOf({ [`${folder}/calendars.db.test.ts`]: text }, `${folder}/calendars.db.test.ts`)).toEqual([]);
    }
  });
});

describe('texts', () => {
  const taking = (parameter: string) => `export const question = (${parameter}) => t\`Stop these mails?\`;\n`;

  test.each(depths('web/bookings'))('no function of %s takes `t`, because its texts would be empty', (folder) => {
    const file = `${folder}/words.tsx`;
    expect(rulesOf({ [file]: taking('t: (text: unknown) => string') }, file)).toEqual(['texts']);
    expect(rulesOf({ [file]: taking('name: string') }, file)).toEqual([]);
  });
});

describe('words of rooms', () => {
  const words = [
    'export type BookingEvent = string;\n',
    "export const kinds = ['payment_captured'];\n",
    'export const text = `Providers only`;\n',
  ];

  test.each([...depths('server/kernel'), ...depths('server/platform')])('a file of %s contains none', (folder) => {
    const file = `${folder}/part.ts`;
    for (const text of words) expect(rulesOf({ [file]: text }, file), text).toEqual(['no room names below']);
    expect(
      rulesOf(
        {
          [file]: "import type { Role } from '@hirfa/domain/bookings';\nexport const option = '--locale-provider';\n",
        },
        file,
      ),
    ).toEqual([]);
  });
});
