import type { LaterDecision, QueueItem } from '@hirfa/contract/admin';
import { QUEUE_KINDS, type QueueKind } from '@hirfa/domain/admin';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import type { QueueItems } from '../../ui/admin/queue/item-props.ts';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { QueueDesk } from './queue-desk.tsx';

const uuid = (number: number) => `019aa000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const job = (number: number): QueueItem => ({
  kind: 'job',
  id: uuid(number),
  since: '2026-11-21T10:00:00.000Z',
  due_at: '2026-11-21T12:00:00.000Z',
  name: `job ${number}`,
  entity: null,
  tries: 25,
  error: 'It is down',
});

const pressed: string[] = [];

function Item({ item }: { item: QueueItem }) {
  return (
    <>
      <KeyButton shortcut="P" onClick={() => pressed.push(item.id)}>
        Put aside
      </KeyButton>
      <label>
        Note <input />
      </label>
    </>
  );
}
const ITEMS: QueueItems = {
  application: Item,
  change: Item,
  contact: Item,
  report: Item,
  review_report: Item,
  held_review: Item,
  dispute: Item,
  chargeback: Item,
  payment: Item,
  transfer: Item,
  difference: Item,
  chat: Item,
  webhook: Item,
  job: Item,
};

type Place = { kind: QueueKind | undefined; id?: string | undefined };

function Desk({ first }: { first: Place }) {
  const [{ kind, id }, setPlace] = useState(first);
  return <QueueDesk kind={kind} id={id} go={(next, item) => setPlace({ kind: next, id: item })} items={ITEMS} />;
}

const counts = Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, kind === 'job' ? 3 : 0])) as Record<
  QueueKind,
  number
>;

/** The desk with three jobs, at the place that its address names. */
async function openDesk({ kind, id }: Place, undoable: LaterDecision[] = [], width = 1280) {
  pressed.length = 0;
  return show(<Desk first={{ kind, id }} />, {
    width,
    as: 'admin',
    answers: {
      admin: {
        listQueue: () => ({ items: [job(1), job(2), job(3)], next_cursor: null, counts, undoable }),
        undoDecision: () => ({ undone: true }),
      },
    },
  });
}

async function showDesk(undoable: LaterDecision[] = [], kind?: QueueKind) {
  const shown = await openDesk({ kind }, undoable);
  await expect.element(page.getByText('job 3')).toBeVisible();
  return shown;
}

const row = (number: number) => page.getByRole('link', { name: `job ${number}` });

const tabs = () =>
  page
    .getByRole('tab')
    .elements()
    .map((tab) => tab.textContent);

test('the kinds of which something waits are listed with their counts', async () => {
  await showDesk();
  await expect.poll(tabs).toEqual(['All · 3', 'Jobs · 3']);
});

test('the chosen kind is listed although nothing of it waits', async () => {
  await showDesk([], 'report');
  await expect.poll(tabs).toEqual(['All · 3', 'Reports · 0', 'Jobs · 3']);
});

test('on a phone, a link to what does not wait for a decision says so, and leads to all tasks', async () => {
  await openDesk({ kind: 'dispute', id: uuid(9) }, [], 360);
  await expect.element(page.getByRole('heading', { name: 'This does not wait for a decision' })).toBeVisible();
  await page.getByRole('button', { name: 'All tasks' }).click();
  await expect.element(row(3)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'This does not wait' })).not.toBeInTheDocument();
});

test('J and K move through the list without a press on anything before', async () => {
  await showDesk();
  for (const [key, number] of [
    ['j', 1],
    ['j', 2],
    ['J', 3],
    ['k', 2],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(row(number)).toHaveFocus();
  }
});

test('keys work by their place where the layout has no Latin letters, and not with Ctrl', async () => {
  await showDesk();
  const main = page.getByRole('main').element();
  main.dispatchEvent(new KeyboardEvent('keydown', { key: 'ت', code: 'KeyJ', bubbles: true }));
  await expect.element(row(1)).toHaveFocus();
  row(1)
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', ctrlKey: true, bubbles: true }));
  await expect.element(row(1)).toHaveFocus();
});

test('a question mark shows the keys, and Escape returns to the row', async () => {
  await showDesk();
  await userEvent.keyboard('j?');
  await expect.element(page.getByRole('dialog', { name: 'Keys of the queue' })).toBeVisible();
  await userEvent.keyboard('j{Escape}');
  await expect.element(row(1)).toHaveFocus();
});

test('U takes the last decision back, and opens what it was about', async () => {
  const { sent } = await showDesk([
    {
      id: uuid(8),
      kind: 'job',
      entity_id: uuid(7),
      decision: 'put_aside',
      takes_effect_at: '2026-11-21T12:00:10.000Z',
    },
    {
      id: uuid(9),
      kind: 'job',
      entity_id: uuid(2),
      decision: 'put_aside',
      takes_effect_at: '2026-11-21T12:00:20.000Z',
    },
  ]);
  await userEvent.keyboard('u');
  await expect.element(page.getByRole('heading', { name: 'job 2' })).toHaveFocus();
  expect(sent().find(({ call }) => call === 'admin.undoDecision')?.input).toEqual({ id: uuid(9) });
});

test('the letter of a button presses it in the open item, not while somebody types; J goes on and Escape to the list', async () => {
  await showDesk([
    {
      id: uuid(9),
      kind: 'job',
      entity_id: uuid(1),
      decision: 'put_aside',
      takes_effect_at: '2026-11-21T12:00:20.000Z',
    },
  ]);
  await userEvent.keyboard('u');
  const heading = (number: number) => page.getByRole('heading', { name: `job ${number}` });
  await expect.element(heading(1)).toHaveFocus();
  await userEvent.keyboard('p');
  expect(pressed).toEqual([uuid(1)]);
  await page.getByLabelText('Note').fill('');
  await userEvent.keyboard('pj');
  await expect.element(page.getByLabelText('Note')).toHaveValue('pj');
  expect(pressed).toEqual([uuid(1)]);
  heading(1).element().focus();
  await userEvent.keyboard('j');
  await expect.element(heading(2)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('region', { name: 'Queue' })).toHaveFocus();
});
