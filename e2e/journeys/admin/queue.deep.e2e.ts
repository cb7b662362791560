import { SUPPORT } from '@hirfa/server/testing/support';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { typeInto } from '../../keyboard.ts';
import { expect, expectAccessible, type Journey, test } from '../../test.ts';

test.use({ ownSite: true });

const REASON = 'The picture of the card is not readable.';

/** A chat, applications, a change, reported messages and failed work: twenty items in all. */
async function fillQueue({ world, market, site }: Pick<Journey, 'world' | 'market' | 'site'>): Promise<void> {
  // What the demo has left for admins is none of it.
  await site.owner.execute(sql`update provider_profiles set verification_status = 'rejected'
    where verification_status = 'pending'`);
  await site.owner.execute(sql`update provider_change_requests set status = 'withdrawn', decided_at = created_at
    where status = 'open'`);
  await site.owner.execute(sql`update live_support_sessions set waiting_since = null`);
  const opened = await market.ask('customer', 'POST', SUPPORT, { language: 'en' });
  const question = { session_id: (opened.body as { id: string }).id, message: 'Where is my refund?' };
  await market.ask('customer', 'POST', '/functions/v1/send-live-support-message', question);
  const category = await world.category();
  for (let number = 1; number <= 8; number += 1)
    await world.provider(category, { verification_status: 'pending', full_name: `Applicant ${number}` });
  await market.ask('provider', 'POST', '/api/v1/provider/change-requests', { changes: { full_name: 'Salma Nour' } });
  const { id: chat } = await market.confirmed();
  for (let number = 1; number <= 4; number += 1) {
    const id = randomUUID();
    await market.ask('provider', 'POST', `/api/v1/chats/${chat}/messages`, {
      id,
      kind: 'text',
      text: `Rude ${number}`,
    });
    await market.ask('customer', 'POST', `/api/v1/messages/${id}/report`, { reason: 'They insult me.' });
  }
  for (const [name, count] of [
    ['notify', 3],
    ['process_webhook', 3],
  ] as const)
    for (let number = 0; number < count; number += 1)
      await site.owner.execute(sql`with added as (select graphile_worker.add_job(${name},
          json_build_object('entity_id', gen_random_uuid()), job_key => ${`test:${randomUUID()}`}, max_attempts => 25,
          run_at => now() + interval '1 day') as job)
        select job from added`);
  await site.owner.execute(sql`update graphile_worker._private_jobs set attempts = 25, last_error = 'It is down'
    where key like 'test:%'`);
}

/** Answers the open chat with keys only, and goes on. */
async function answerChat(page: Page, left: number): Promise<void> {
  const { keyboard } = page;
  const box = page.getByLabel('Your answer');
  await expect(page.locator('[data-item] section h2')).toBeFocused();
  await keyboard.press('Enter');
  await expect(box).toBeFocused();
  await typeInto(box, 'On its way');
  await keyboard.press('Control+Enter');
  await expect.poll(() => total(page)).toBe(left - 1);
  await keyboard.press('Escape');
  await expect(page.locator('[data-item] section h2'), 'the answered chat stays open').toBeFocused();
  await keyboard.press('j');
}

const heading = (page: Page) => page.locator('[data-item] h2:focus');
const total = async (page: Page) => Number(/\((\d+)\)/.exec(await page.title())?.[1] ?? 0);

/** The letters of the decisions of each kind, which are taken in turns. */
const LETTERS: Readonly<Record<string, readonly [string, string]>> = {
  Application: ['A', 'R'],
  'Change of a provider': ['A', 'R'],
  'Reported message': ['H', 'D'],
  'Webhook that failed': ['P', 'T'],
  'Job that failed': ['P', 'T'],
};

/** Decides about the open item with keys only. */
async function decide(page: Page, turn: number): Promise<void> {
  const { keyboard } = page;
  const kind = await page.locator('[data-item] header p').first().textContent();
  if (kind === 'Chat without an answer') return answerChat(page, turn);
  const letter = LETTERS[kind ?? '']?.[turn % 2 === 0 ? 0 : 1] ?? 'none';
  const dialog = page.getByRole('dialog');
  await expect(page.locator(`[data-item] [aria-keyshortcuts="${letter}"]`)).toBeVisible();
  await keyboard.press(letter.toLowerCase());
  if (letter === 'R' || letter === 'P') {
    await typeInto(dialog.getByLabel('Reason'), REASON);
    await keyboard.press('Control+Enter');
  } else if (letter === 'A') {
    await expect(dialog.getByRole('button', { name: /^Approve/ })).toBeFocused();
    await keyboard.press('Enter');
  }
  await expect(dialog).toBeHidden();
}

test('twenty mixed items of the queue are cleared by keyboard alone, and one decision is taken back', async ({
  openAs,
  world,
  market,
  site,
  clock,
}) => {
  test.slow();
  await fillQueue({ world, market, site });
  const page = await openAs(market.admin, { path: '/admin/dashboard' });
  await expect(page.getByRole('link', { name: 'Work queue 20 items wait' })).toBeVisible();
  await page.goto('/admin/queue');
  await expect(page.getByRole('tab', { name: 'All · 20' })).toBeVisible();
  await expectAccessible(page);
  const { keyboard } = page;
  // Without a press on anything before.
  await expect(async () => {
    await keyboard.press('j');
    await expect(page.locator('[data-row]').first()).toBeFocused({ timeout: 200 });
  }).toPass();
  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of the queue' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-row]').first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(heading(page)).toBeVisible();
  await expectAccessible(page);

  for (let left = 20; left > 0; left -= 1) {
    await expect.poll(() => total(page)).toBe(left);
    await expect(heading(page)).toBeVisible();
    const open = page.url();
    await decide(page, left);
    await expect.poll(() => total(page)).toBe(left - 1);
    if (left > 1) await expect(page).not.toHaveURL(open);
  }
  await expect(page.getByText('Nothing waits for you')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await keyboard.press('u');
  await expect.poll(() => total(page)).toBe(1);
  await clock.pass(20_000);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect.poll(() => total(page)).toBe(1);
});
