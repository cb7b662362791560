import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { openMailBox } from '../../testing/mail-box.ts';
import { createLog } from '../log.ts';
import { openMail } from '../mail.ts';
import { watchMail } from './watch-mail.ts';

const mailTo = (smtpUrl: string | null) => openMail({ mode: 'production', smtpUrl, mailFrom: 'hirfa@example.com' });

test('a mail server that can not be reached is said until it answers', async () => {
  const log = createLog({ logLevel: 'silent' });
  const said = vi.spyOn(log, 'error');
  const dead = mailTo(`smtp://user:a-secret@127.0.0.1:${await freePort()}`);
  const box = await openMailBox();
  const alive = mailTo(box.url);
  onTestFinished(async () => {
    dead.close();
    alive.close();
    await box.close();
  });
  let mail = dead;
  const watch = watchMail({ mail: { problem: () => mail.problem() }, log }, 20);
  onTestFinished(() => watch.stop());
  await vi.waitFor(() => expect(watch.remarks()).toHaveLength(1));
  expect(watch.remarks()[0]).toMatch(/^the mail server of SMTP_URL takes no mails \(ESOCKET\)|ECONNREFUSED/);
  expect(JSON.stringify(said.mock.calls)).not.toContain('a-secret');
  mail = alive;
  await vi.waitFor(() => expect(watch.remarks()).toEqual([]));
});

test('mails to the terminal have no server that could fail', async () => {
  expect(await mailTo(null).problem()).toBeNull();
});
