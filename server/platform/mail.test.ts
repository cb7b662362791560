import { expect, test, vi } from 'vitest';
import { openMail } from './mail.ts';
import { openSms } from './sms/open-sms.ts';

test('a demo without a mail server or an SMS service writes messages to the terminal', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await openMail({ mode: 'demo', smtpUrl: null, mailFrom: '' }).send({
    to: 'nour@example.com',
    subject: 'A code',
    text: '123456\nIn words\n',
  });
  await openSms(null).send({ to: '+201012345678', text: '654321' });
  const [mail, text] = written.mock.calls.map(([chunk]) => String(chunk));
  written.mockRestore();
  expect(mail).toMatch(/A mail to nour@example\.com\n {2}A code\n\n {2}123456\n {2}In words\n─/);
  expect(text).toContain('A text to +201012345678\n    654321\n');
});
