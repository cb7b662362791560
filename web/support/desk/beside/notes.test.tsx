import type { SupportDetail, SupportNote } from '@hirfa/contract/support';
import type { Language } from '@hirfa/domain/market';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useOrpc } from '../../../kit/use-orpc.ts';
import type { Answers } from '../../../testing/fake-api.ts';
import { show } from '../../../testing/show.tsx';
import { sessionQuery } from '../queries.ts';
import { Beside } from './beside.tsx';

const AT = '2026-11-22T10:00:00.000Z';
const HANY = { user_id: '019aa000-0000-7000-8000-000000000001', full_name: 'Hany Mansour' };
const ID = '019aa000-0000-7000-8000-000000000002';
const DETAIL: SupportDetail = {
  session: {
    id: ID,
    status: 'active',
    language: 'en',
    booking_id: null,
    last_seq: 0,
    answered_seq: 0,
    seen_seq: 0,
    is_taken: true,
    rating: null,
    last_at: AT,
    created_at: AT,
    ended_at: null,
    person: null,
    waiting_since: null,
    taken_by: HANY,
    taken_at: AT,
    resolved_at: null,
    last_message: null,
  },
  notes: [],
  bookings: [],
  earlier: [],
  admins: [],
};

const EARLIER: SupportNote[] = [
  { id: '019aa000-0000-7000-8000-000000000003', text: 'Called them twice', author: HANY, created_at: AT },
  { id: '019aa000-0000-7000-8000-000000000004', text: 'Waits since Monday', author: null, created_at: AT },
];

const ADDED = '019aa000-0000-7000-8000-000000000005';

type AddNote = NonNullable<NonNullable<Answers['support']>['addSupportNote']>;
const stored: AddNote = ({ id, text }) => ({ id, text, author: HANY, created_at: AT });

function Opened() {
  const { data } = useQuery(sessionQuery(useOrpc(), ID));
  return data && <Beside detail={data} />;
}

const showNotes = (notes: SupportNote[], addSupportNote: AddNote = stored, language: Language = 'en') =>
  show(<Opened />, {
    language,
    as: HANY.user_id,
    answers: { support: { getSupportSession: () => ({ ...DETAIL, notes }), addSupportNote } },
  });

const tab = () => page.getByRole('button', { name: /^Notes/ });
const opener = () => page.getByRole('button', { name: 'Write a note' });
const field = () => page.getByLabelText('Note for the team');
const save = () => page.getByRole('button', { name: 'Save the note' });
const texts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent);

test('a draft that was kept can be emptied and written anew', async () => {
  await showNotes(EARLIER);
  await opener().click();
  await userEvent.keyboard('ab');
  await tab().click();
  await tab().click();
  await expect.element(field()).toHaveValue('ab');
  await field().click();
  await userEvent.keyboard('{Backspace}{Backspace}new words');
  await expect.element(field()).toHaveValue('new words');
});

test('what is typed while a note is being saved begins the next one', async () => {
  const answer = Promise.withResolvers<SupportNote>();
  await showNotes(EARLIER, () => answer.promise);
  await opener().click();
  await field().fill('Called');
  await save().click();
  await field().click();
  await userEvent.keyboard('{End} They come');
  answer.resolve({ id: ADDED, text: 'Called', author: HANY, created_at: AT });
  await expect.element(page.getByRole('button', { name: 'Notes · 3' })).toBeVisible();
  await expect.element(field()).toHaveValue('They come');
});

test('the newest note is the first, and the button has the focus again once it is saved', async () => {
  await showNotes(EARLIER);
  await opener().click();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('They come at five{Control>}{Enter}{/Control}');
  await expect.element(opener()).toHaveFocus();
  expect(texts().map((text) => text.replace(/^.*[AP]M/, ''))).toEqual([
    'They come at five',
    'Waits since Monday',
    'Called them twice',
  ]);
  const place = page.getByText('They come at five').element().getBoundingClientRect();
  const panel = document.querySelector('[data-beside]')?.getBoundingClientRect();
  expect(place.bottom).toBeLessThan(panel?.bottom ?? 0);
});

test('the focus stays where somebody works on while the note is being saved', async () => {
  const answer = Promise.withResolvers<SupportNote>();
  await showNotes(EARLIER, () => answer.promise);
  await opener().click();
  await field().fill('Called');
  await save().click();
  tab().element().focus();
  answer.resolve({ id: ADDED, text: 'Called', author: HANY, created_at: AT });
  await expect.element(opener()).toBeVisible();
  await expect.element(tab()).toHaveFocus();
});

test('Escape closes the form and keeps the words, Cancel forgets them', async () => {
  await showNotes(EARLIER);
  await opener().click();
  await userEvent.keyboard('Called{Escape}');
  const goOn = page.getByRole('button', { name: 'Go on with the note' });
  await expect.element(goOn).toHaveFocus();
  await tab().click();
  await expect.element(tab()).toHaveAccessibleName('Notes · 2 A note is not saved yet');
  await tab().click();
  await goOn.click();
  await expect.element(field()).toHaveValue('Called');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(opener()).toHaveFocus();
  await opener().click();
  await expect.element(field()).toHaveValue('');
});

test('an empty note is not ready to be saved, and its form is closed with the notes', async () => {
  const { sent } = await showNotes([]);
  await tab().click();
  await expect.element(page.getByText('No notes yet. Only the team sees them.')).toBeVisible();
  await opener().click();
  await userEvent.keyboard(' ');
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true');
  await save().click({ force: true });
  await expect.element(field()).toHaveFocus();
  await tab().click();
  await tab().click();
  await expect.element(opener()).toBeVisible();
  expect(sent().map(({ call }) => call)).toEqual(['support.getSupportSession']);
});

test('why a note was not saved is told until the next try, which sends the same note', async () => {
  const answer = Promise.withResolvers<SupportNote>();
  let isFirst = true;
  const { sent } = await showNotes(EARLIER, () => {
    if (!isFirst) return answer.promise;
    isFirst = false;
    return { refused: 'internal_error' };
  });
  await opener().click();
  await field().fill('Called');
  const width = () => save().element().getBoundingClientRect().width;
  const ready = width();
  await save().click();
  const reason = page.getByText('Something went wrong on our side. Please try once more.');
  await expect.element(reason).toBeVisible();
  await save().click();
  await expect.element(reason).not.toBeInTheDocument();
  await expect.element(save()).toHaveAttribute('aria-busy', 'true');
  expect(width()).toBe(ready);
  const [, first, again] = sent().map(({ input }) => input);
  expect(again).toEqual(first);
  answer.resolve({ id: ADDED, text: 'Called', author: HANY, created_at: AT });
  await expect.element(page.getByRole('button', { name: 'Notes · 3' })).toBeVisible();
});

test('of a note that was not saved while its form is closed, a toast tells', async () => {
  const answer = Promise.withResolvers<{ refused: 'internal_error' }>();
  await showNotes(EARLIER, () => answer.promise);
  await opener().click();
  await field().fill('Called');
  await save().click();
  await tab().click();
  answer.resolve({ refused: 'internal_error' });
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent('The note was not saved');
  await expect.element(tab()).toHaveAccessibleName('Notes · 2 A note is not saved yet');
});

test.for(['en', 'ar'] as const)('in %s on a phone, a note is written in place of the others', async (language) => {
  await showNotes(EARLIER, stored, language);
  const other = page.getByText('Called them twice');
  await expect.element(other).toBeVisible();
  await page.getByRole('button', { name: /^(Write a note|كتابة ملاحظة)$/ }).click();
  await expect.element(other).not.toBeVisible();
  const panel = document.querySelector('[data-beside] > div');
  expect(panel?.scrollHeight).toBe(panel?.clientHeight);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('the notes fade at their end while more of them follow there', async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({
    id: `019aa000-0000-7000-8000-0000000001${at}0`,
    text: `Note ${at}`,
    author: HANY,
    created_at: AT,
  }));
  await showNotes(many);
  await expect.element(opener()).toBeVisible();
  const panel = document.querySelector('[data-beside] > div');
  const fades = () =>
    ['--start-fade', '--end-fade'].map((name) => panel && getComputedStyle(panel).getPropertyValue(name));
  await expect.poll(fades).toEqual(['0px', '40px']);
  panel?.scrollTo(0, panel.scrollHeight);
  await expect.poll(fades).toEqual(['40px', '0px']);
});
