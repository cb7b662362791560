import type { SupportMessage, SupportSession } from '@hirfa/contract/support';
import type { Language } from '@hirfa/domain/market';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { setConnected } from '../kit/live/connected.ts';
import { show } from '../testing/show.tsx';
import { SupportChat } from './support-chat.tsx';

const AT = '2026-11-22T10:00:00.000Z';
const OPENED: SupportSession = {
  id: '019aa000-0000-7000-8000-000000000001',
  status: 'active',
  language: 'en',
  booking_id: null,
  last_seq: 0,
  answered_seq: 0,
  seen_seq: 0,
  is_taken: false,
  rating: null,
  last_at: AT,
  created_at: AT,
  ended_at: null,
};

const WRITTEN: SupportMessage = {
  id: '019aa000-0000-7000-8000-000000000002',
  session_id: OPENED.id,
  seq: 1,
  sender_type: 'user',
  message: 'The tap drips.',
  photo: null,
  line: null,
  answers_at: null,
  created_at: AT,
};

interface Shown {
  language?: Language;
  isTaken?: boolean;
  hasWritten?: boolean;
  openSupport?: () => Promise<SupportSession>;
}

/** Shows the chat on a page that has a line. */
async function showChat({ language = 'en', isTaken = false, hasWritten = false, openSupport }: Shown) {
  setConnected(true);
  onTestFinished(() => setConnected(false));
  const session = { ...OPENED, is_taken: isTaken };
  const answers = {
    support: {
      openSupport: openSupport ?? (() => session),
      getActiveSupport: () => ({ session }),
      listSupportMessages: () => ({ items: hasWritten ? [WRITTEN] : [], last_seq: hasWritten ? 1 : 0 }),
    },
  };
  await show(
    <div className="page-width">
      <SupportChat bookingId={undefined} renderBooking={() => null} />
    </div>,
    { language, as: 'nour', answers },
  );
}

const status = () => page.getByRole('status').first();

test('a chat is starting until somebody of the team has taken it, and says that the team has what was written', async () => {
  const opened = Promise.withResolvers<SupportSession>();
  await showChat({ openSupport: () => opened.promise, hasWritten: true });
  await expect.element(status()).toHaveTextContent('Starting chat');
  opened.resolve(OPENED);
  await expect.element(page.getByText('Our team has your message')).toBeVisible();
  await expect.element(status()).toHaveTextContent('Starting chat');
});

test('a chat that somebody of the team has taken is connected, and waits for nobody', async () => {
  await showChat({ isTaken: true });
  await expect.element(status()).toHaveTextContent('Connected');
});

test.each([
  ['en', 'End Chat'],
  ['ar', 'إنهاء المحادثة'],
] as const)(
  'in %s on a phone, the labels of a chat are one line each, also while the connection is lost',
  async (language, end) => {
    await showChat({ language, hasWritten: true });
    const button = page.getByRole('button', { name: end });
    await expect.element(button).toBeVisible();
    const head = button.element().parentElement;
    const expectLines = () => {
      expect(button.element().getBoundingClientRect().height).toBe(44);
      expect(head?.scrollWidth).toBe(head?.clientWidth);
      for (const label of status().element().children) expect(label.getBoundingClientRect().height).toBeLessThan(32);
    };
    expectLines();
    setConnected(false);
    expectLines();
  },
);
