import { SUPPORT } from '@hirfa/server/testing/support';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, type Journey } from '../../test.ts';

/** A session of the customer in which they have written; returns its id. */
export async function askForHelp(market: Journey['market'], message: string): Promise<string> {
  const opened = await market.ask('customer', 'POST', SUPPORT, { language: 'en' });
  const { id } = opened.body as { id: string };
  await write(market, id, message);
  return id;
}

export async function write(market: Journey['market'], session_id: string, message: string): Promise<void> {
  const body = { session_id, message, id: randomUUID() };
  const sent = await market.ask('customer', 'POST', '/functions/v1/send-live-support-message', body);
  expect(sent.status).toBe(200);
}

export const rowOf = (page: Page, id: string, inbox = 'Inbox') =>
  page
    .getByRole('region', { name: inbox })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href*="${id}"]`) });
