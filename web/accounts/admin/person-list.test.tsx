import type { PersonSummary } from '@hirfa/contract/accounts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NO_ANSWER } from '../../testing/fake-api.ts';
import { show } from '../../testing/show.tsx';
import { PersonList } from './person-list.tsx';

const person = (number: number, full_name = `Person ${number}`): PersonSummary => ({
  id: `019aa000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  full_name,
  avatar_url: '',
  is_provider: false,
  is_admin: false,
  is_suspended: false,
  created_at: '2026-11-21T10:00:00.000Z',
});
const people = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => person(from + at));

const list = <PersonList text={undefined} only={undefined} onChange={() => undefined} action="/admin/people" />;
const rows = () => page.getByRole('tabpanel').getByRole('listitem');
const more = () => page.getByRole('button', { name: 'Show more' });

test('while a list is read its place is marked as busy, without an error or an empty list', async () => {
  const answer = Promise.withResolvers<{ items: PersonSummary[]; next_cursor: null }>();
  await show(list, { answers: { admin: { listPeople: () => answer.promise } } });
  const skeleton = page.getByRole('tabpanel').element().querySelector('[aria-busy]');
  expect(skeleton).not.toBeNull();
  await expect.element(page.getByText('Nobody found')).not.toBeInTheDocument();
  answer.resolve({ items: people(1, 2), next_cursor: null });
  await expect.element(rows().nth(1)).toBeVisible();
  expect(skeleton?.isConnected).toBe(false);
});

test('a list that could not be read says so, and is read with the next try', async () => {
  const answers = [NO_ANSWER, { items: people(1, 2), next_cursor: null }];
  await show(list, { answers: { admin: { listPeople: () => answers.shift() ?? NO_ANSWER } } });
  await expect.element(page.getByRole('alert')).toMatchTextContent('The people could not be loaded');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(rows().nth(1)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('an empty list says what could be done, with a link to all', async () => {
  await show(list, { answers: { admin: { listPeople: () => ({ items: [], next_cursor: null }) } } });
  await expect.element(page.getByText('Nobody found')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Show everybody' })).toHaveAttribute('href', '/admin/people');
});

test('the next page is added below, one that fails leaves what is there, and the last one has no button', async () => {
  const answers = [
    { items: people(1, 24), next_cursor: 'second' },
    NO_ANSWER,
    { items: people(25, 30), next_cursor: null },
  ];
  const { sent } = await show(list, { answers: { admin: { listPeople: () => answers.shift() ?? NO_ANSWER } } });
  await more().click();
  await expect.element(page.getByText('The next ones could not be loaded.')).toBeVisible();
  expect(rows().elements()).toHaveLength(24);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(rows().nth(29)).toBeVisible();
  await expect.element(more()).not.toBeInTheDocument();
  expect(sent().map(({ input }) => input)).toEqual([
    { limit: 24 },
    { limit: 24, cursor: 'second' },
    { limit: 24, cursor: 'second' },
  ]);
});

test('a name in the other direction is isolated from the words around it, and a person without one is named so', async () => {
  const items = [person(1, 'إيمان الصاوي (2)'), person(2, '')];
  await show(list, { answers: { admin: { listPeople: () => ({ items, next_cursor: null }) } } });
  await expect.element(rows().nth(1)).toBeVisible();
  const name = page.getByRole('link', { name: 'إيمان الصاوي (2)' }).element().firstElementChild;
  expect(name?.tagName).toBe('BDI');
  expect(getComputedStyle(name ?? document.body).direction).toBe('rtl');
  await expect.element(page.getByRole('link', { name: 'Without a name' })).toBeVisible();
});
