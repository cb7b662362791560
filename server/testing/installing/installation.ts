import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { EmptySite } from './first-booking.ts';
import { freePort } from '../free-port.ts';
import { openMailBox } from '../mail-box.ts';
import { persist } from '../persist.ts';
import { type Program, startProgram } from '../program.ts';
import { scratchFolder } from '../scratch.ts';

const secret = () => randomBytes(32).toString('hex');

/** The mail server and the service of text messages of several installations. */
export async function openThirdParties() {
  const mailBox = await openMailBox();
  const texts: { to: string; text: string }[] = [];
  const Message = z.object({ to: z.string(), text: z.string() });
  const server = createServer(async (request, response) => {
    texts.push(Message.parse(JSON.parse(await text(request))));
    response.end('sent');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    mailBox,
    /** The latest text message to a number; it is forgotten, so that the next one is another. */
    async texted(number: string): Promise<string> {
      const found = await persist(
        async () => texts.findIndex(({ to }) => to === number),
        (index) => index >= 0,
      );
      return texts.splice(found, 1)[0]?.text ?? '';
    },
    settings: {
      SMTP_URL: mailBox.url,
      MAIL_FROM: 'Hirfa <hirfa@hirfa.example>',
      SMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
      SMS_BODY: '{"to":"{to}","text":"{text}"}',
      SMS_SENT: 'sent',
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await mailBox.close();
    },
  };
}

export type ThirdParties = Awaited<ReturnType<typeof openThirdParties>>;

/** The settings of production, as docs/guides/operating.md has them, on this machine. */
export async function productionSettings(databaseUrl: string, others: ThirdParties): Promise<Record<string, string>> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  return {
    HIRFA_MODE: 'production',
    PUBLIC_URL: `http://localhost:${port}`,
    PORT: String(port),
    TRUSTED_PROXIES: '1',
    DATA_DIR: scratchFolder('production'),
    DATABASE_URL: databaseUrl,
    DATABASE_LOGIN_SECRET: secret(),
    SESSION_SECRET: secret(),
    PAYMENT_GATEWAY: 'sandbox',
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_PUBLIC_URL: `http://127.0.0.1:${sandboxPort}`,
    LOG_LEVEL: 'warn',
    ...others.settings,
  };
}

/** Runs a command of the owner; returns what it prints. */
export async function runCommand(
  settings: Record<string, string>,
  name: string,
  args: string[] = [],
  input = '',
): Promise<string> {
  const path = fileURLToPath(new URL(`../../entry/commands/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { env: { PATH: process.env.PATH, ...settings } });
  child.stdin.end(input);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${errors}`);
  return output;
}

/** Starts the product, and waits until it is ready. */
export async function startInstallation(settings: Record<string, string>): Promise<Program> {
  const program = startProgram(settings);
  const address = await program.ready;
  const ready = async () => (await fetch(`${address}/readyz`)).text();
  await persist(ready, (said) => said === 'ok');
  return program;
}

/** How people reach an installation. */
export function reach(settings: Record<string, string>, { mailBox, texted }: ThirdParties): EmptySite {
  return {
    address: settings.PUBLIC_URL ?? '',
    mailBox,
    texted,
    now: () => new Date(),
    // It works by itself; who asks waits.
    work: async () => undefined,
    async command(...command) {
      await runCommand(settings, ...command);
    },
  };
}
