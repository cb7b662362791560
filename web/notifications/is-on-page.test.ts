import { expect, test } from 'vitest';
import { isChatOpen } from './is-on-page.ts';

const CHAT = '019aa000-0000-7000-8000-000000000001';
const at = (address: string) => isChatOpen(new URL(address, 'https://hirfa.example'), CHAT);

test('a chat is open on its own page and in the panel of its booking, and nowhere else', () => {
  expect(
    [
      `/messages/${CHAT}`,
      `/ar/messages/${CHAT}`,
      `/provider/dashboard?openBooking=${CHAT}&tab=chat`,
      `/provider/dashboard?openBooking=${CHAT}`,
      `/booking-confirmation/${CHAT}`,
      '/messages',
    ].map(at),
  ).toEqual([true, true, true, false, false, false]);
});
