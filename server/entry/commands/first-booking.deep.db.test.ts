import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openMarketplace } from '../../testing/installing/first-booking.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

async function command(program: string, args: string[], input: string) {
  const path = fileURLToPath(new URL(`${program}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH, DATABASE_URL: product.databaseUrl };
  const child = spawn(process.execPath, [path, ...args], { env });
  child.stdin.end(input);
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([errors, code]).toEqual(['', 0]);
  product.clock.now = new Date();
}

test('a fresh database: first admin, catalogue, an approved applicant, hours, and the first booking, by commands and calls', async () => {
  product.services.adminsNeedSecondFactor = true;
  const { address, mailBox } = product;
  const { book } = await openMarketplace({
    address,
    mailBox,
    work: () => product.work(),
    now: () => product.clock.now,
    texted: async (number) => product.twilio.texts.find(({ to }) => to === number)?.body ?? '',
    command,
  });
  expect((await book()).booking).toMatchObject({ title_en: 'Pottery for beginners' });
});
