import { expect, test } from 'vitest';
import { leadsToContact } from './index.ts';

test.each([
  'https://wa.me/201012345678',
  'HTTPS://WA.ME/message/ABC',
  'https://api.whatsapp.com/send?phone=201012345678',
  'https://chat.whatsapp.com/Ab12',
  'https://whatsapp.com/channel/x',
  'https://t.me/ahmed',
  'https://telegram.me/ahmed',
  'https://m.me/ahmed.home',
  'https://www.messenger.com/t/ahmed',
  'https://ig.me/m/ahmed',
  'https://www.facebook.com/messages/t/100012345678',
  'https://instagram.com/direct/t/1',
  'https://www.snapchat.com/add/ahmed',
  'https://discord.gg/abc',
  'tel:+201012345678',
  'TEL:01012345678',
  'mailto:ahmed@example.com',
  'sms:01012345678',
  'whatsapp://send?phone=201012345678',
  'https://ahmed.example/01012345678',
  'https://ahmed.example/?call=%30%31%30%31%32%33%34%35%36%37%38',
  'https://01012345678.com',
  'https://ahmed.example/?write=ahmed@gmail.com',
])('%s is a way to write or to call', (address) => {
  expect(leadsToContact(address)).toBe(true);
});

test.each([
  'https://instagram.com/salma.pottery',
  'https://www.instagram.com/p/C1234567890/',
  'https://facebook.com/nilefix',
  'https://www.facebook.com/profile.php?id=100081234567890',
  'https://www.facebook.com/groups/1234567890/',
  'https://youtube.com/@salma',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.tiktok.com/@salma/video/7123456789012345678',
  'https://www.linkedin.com/in/salma-kamal-1a2b3c',
  'https://behance.net/salma',
  'https://salma.example/work/2019',
  'https://nilefix.com.eg',
  'https://صفحتي.مصر/سلمى',
  'https://start.me/p/salma',
  'https://maps.app.goo.gl/abc123',
  'https://%zz.com',
])('%s shows work', (address) => {
  expect(leadsToContact(address)).toBe(false);
});
