import { expect, test } from 'vitest';
import { renderSupportHandedOver, renderSupportMessage, renderSupportReply, renderSupportWaiting } from './index.ts';

test('a message to support names who wrote it, and shows at most fifty characters, as an answer does', () => {
  const names = { en: 'Nour E.', ar: 'نور ع.' };
  expect(renderSupportMessage(names, `Hello\n${'a'.repeat(60)}`)).toEqual({
    title_en: '\u2068Nour E.\u2069 writes to support',
    title_ar: 'رسالة إلى الدعم من \u2068نور ع.\u2069',
    message_en: `\u2068Hello ${'a'.repeat(44)}…\u2069`,
    message_ar: `\u2068Hello ${'a'.repeat(44)}…\u2069`,
  });
  expect(renderSupportWaiting(names).message_ar).toBe('في انتظار رد الدعم: \u2068نور ع.\u2069.');
  expect(renderSupportHandedOver(names).message_en).toBe(
    'A colleague has handed over the chat with \u2068Nour E.\u2069 to you.',
  );
  expect(renderSupportReply('أهلًا بك')).toMatchObject({ message_en: '\u2068أهلًا بك\u2069' });
  expect(renderSupportReply(null)).toMatchObject({ message_en: 'A photo', message_ar: 'صورة' });
});
