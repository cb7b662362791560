import type { Page } from '@playwright/test';
import { callAs } from '../calls.ts';
import { confirmed } from './payment-screens.ts';
import type { Screen, Stage } from './screen.ts';

const CHATS = /\/api\/v1\/chats\?/;
const CHAT = /\/api\/v1\/chats\/[0-9a-f-]{36}$/;
const MESSAGES = /\/api\/v1\/chats\/[0-9a-f-]{36}\/messages\?/;

let made: Promise<string> | undefined;

/** The chat of an accepted booking of the demo's customer, in which both have written. */
function chatPath(stage: Stage): Promise<string> {
  made ??= makeChat(stage);
  return made;
}

async function makeChat(stage: Stage): Promise<string> {
  const id = await confirmed(stage);
  const write = (page: Page, text: string) =>
    callAs(page, `/api/v1/chats/${id}/messages`, { id: crypto.randomUUID(), kind: 'text', text });
  await write(stage.customer, 'Is the front door fine, or should I come to the workshop?');
  await write(stage.provider, 'Please come to the workshop at the back, on the second floor.');
  return `/messages/${id}`;
}

async function listPath(stage: Stage): Promise<string> {
  await chatPath(stage);
  return '/messages';
}

/** Changes what the server says about the chat. */
const chatWith = (changes: object) => async (page: Page) => {
  await page.route(CHAT, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...changes } });
  });
};

/** Somebody of the team has taken the chat with support. */
async function take(page: Page): Promise<void> {
  await page.route('**/api/v1/support/active-session', async (route) => {
    const { session } = await (await route.fetch()).json();
    await route.fulfill({ json: { session: { ...session, is_taken: true } } });
  });
}

const SAID = [
  'Hello! Is the front door fine, or should I come to the workshop at the back?',
  'مساء الخير! الباب الأمامي مناسب جدًا، والورشة في الدور الثاني.',
  'Please bring an apron, clay gets everywhere.',
  'العنوان: 12 Road 9, المعادي',
  'رقمي •••',
];

/** Fills the chat with messages of both, the last of which are new. */
async function talk(page: Page): Promise<void> {
  await page.route(MESSAGES, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const items = SAID.map((text, index) => ({
      id: `019aa000-0000-7000-8000-00000000000${index}`,
      chat_id: pathname.split('/').at(-2),
      seq: index + 1,
      sender: index % 2 === 0 ? 'me' : 'other',
      kind: 'text',
      text,
      masked: text.includes('•••') ? [{ kind: 'phone', count: 1 }] : [],
      photo: null,
      place: null,
      line: null,
      created_at: new Date(Date.now() - (SAID.length - index) * 60_000).toISOString(),
    }));
    const after = Number(searchParams.get('after') ?? 0);
    return route.fulfill({ json: { items: items.filter(({ seq }) => seq > after), last_seq: items.length } });
  });
  await chatWith({ last_seq: SAID.length, read_seq: SAID.length })(page);
}

async function noChats(page: Page): Promise<void> {
  await page.route(CHATS, (route) => route.fulfill({ json: { items: [], next_cursor: null, unread_count: 0 } }));
}

const menuOf = (page: Page) => page.getByRole('log').locator('button[aria-haspopup=menu]').last();

async function openMenu(page: Page): Promise<void> {
  await menuOf(page).click();
  await page.getByRole('menu').waitFor();
}

async function askToReport(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem').first().click();
  await page.getByRole('dialog').waitFor();
}

/** A message waits, and another one was refused. */
async function writeInVain(page: Page): Promise<void> {
  const refuse = (code: string, status: number) => ({ status, json: { code, message: 'Refused' } });
  await page.route(/\/messages$/, async (route) => {
    const isFirst = (route.request().postData() ?? '').includes('refused');
    await route.fulfill(isFirst ? refuse('state_changed', 409) : refuse('service_unavailable', 503));
  });
  for (const words of ['This is refused', 'I am at the door.']) {
    await page.getByRole('textbox').last().fill(words);
    await page.locator('form button[type=submit]').last().click();
  }
  await page.getByRole('log').getByRole('alert').waitFor();
}

const LONG = 'ورشة الفخار '.repeat(30);

/** The list and the chat in every state. */
export const MESSAGE_SCREENS: readonly Screen[] = [
  {
    name: 'messages',
    path: listPath,
    as: 'customer',
    cases: [
      {
        name: 'nothing',
        path: '/messages',
        as: 'customer',
        prepare: noChats,
      },
      { name: 'found', path: '/messages?q=the', as: 'customer' },
      { name: 'nothing-found', path: '/messages?q=xyzzy', as: 'customer' },
    ],
  },
  {
    name: 'messages-chat',
    path: chatPath,
    as: 'customer',
    prepare: talk,
    onlyWhole: true,
    cases: [
      {
        name: 'unread',
        path: chatPath,
        as: 'customer',
        prepare: async (page) => {
          await talk(page);
          await chatWith({ last_seq: SAID.length, read_seq: 3 })(page);
        },
      },
      { name: 'menu', path: chatPath, as: 'provider', prepare: talk, act: openMenu },
      { name: 'report', path: chatPath, as: 'customer', prepare: talk, act: askToReport },
      { name: 'not-sent', path: chatPath, as: 'customer', prepare: talk, act: writeInVain },
      {
        name: 'found',
        path: async (stage) => `${await chatPath(stage)}?at=3`,
        as: 'customer',
        prepare: talk,
      },
      {
        name: 'panel',
        path: async (stage) => `/provider/dashboard?openBooking=${(await chatPath(stage)).split('/').at(-1)}&tab=chat`,
        as: 'provider',
        prepare: talk,
      },
      {
        name: 'closed',
        path: chatPath,
        as: 'customer',
        prepare: async (page) => {
          await talk(page);
          await chatWith({
            last_seq: SAID.length,
            read_seq: SAID.length,
            write_refusal: 'closed',
            closes_at: '2026-11-01T10:00:00.000Z',
          })(page);
        },
      },
      {
        name: 'long',
        path: chatPath,
        as: 'customer',
        prepare: async (page) => {
          await talk(page);
          await chatWith({ title_en: LONG, title_ar: LONG, last_seq: SAID.length })(page);
        },
      },
      { name: 'no-such-chat', path: '/messages/019aa000-0000-7000-8000-000000000009', as: 'customer' },
    ],
  },
  {
    name: 'support',
    path: '/support',
    as: 'customer',
    cases: [{ name: 'taken', path: '/support', as: 'customer', prepare: take }],
  },
];
