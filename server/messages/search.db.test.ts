import { Chat, Message } from '@hirfa/contract/messages';
import { pageOf } from '@hirfa/contract/lists';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openChatWithWords, sendText } from '../testing/chats.ts';
import type { Market } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const Found = pageOf(z.strictObject({ message: Message, chat: Chat }));

async function search(market: Market, who: 'customer' | 'provider' | 'admin', q: string, rest = '') {
  const answer = await market.ask(who, 'GET', `/api/v1/messages?q=${encodeURIComponent(q)}${rest}`);
  return Found.parse(answer.body);
}
const texts = ({ items }: z.infer<typeof Found>) => items.map(({ message }) => message.text);

test('one’s own messages are found by beginnings of words, in every spelling of Arabic letters', async () => {
  const [{ market, id }, others] = [await openChatWithWords(product), await openChatWithWords(product)];
  for (const text of ['البوّابة الخضراء بجوار الصيدلية', 'The green door beside the pharmacy', 'No door here'])
    await sendText(market, 'customer', id, text);
  await sendText(others.market, 'customer', others.id, 'Another green door');
  for (const q of ['بوابه', 'البوابة', 'خضرا صيدليه'])
    expect(texts(await search(market, 'provider', q)), q).toEqual(['البوّابة الخضراء بجوار الصيدلية']);
  expect(texts(await search(market, 'customer', 'green do'))).toEqual(['The green door beside the pharmacy']);
  expect(texts(await search(market, 'customer', 'door'))).toEqual([
    'No door here',
    'The green door beside the pharmacy',
  ]);
  for (const q of ['oor', '%', '_', 'nowhere', 'a b c d e f g h'])
    expect(texts(await search(market, 'customer', q))).toEqual([]);
  expect(texts(await search(market, 'admin', 'door'))).toEqual([]);
  const first = await search(market, 'customer', 'door', '&limit=1');
  const rest = await search(market, 'customer', 'door', `&limit=1&cursor=${first.next_cursor}`);
  expect([...texts(first), ...texts(rest), rest.next_cursor]).toEqual([
    'No door here',
    'The green door beside the pharmacy',
    null,
  ]);
  expect(first.items[0]?.chat).toMatchObject({ id, part: 'customer' });
});
