import { setTimeout } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { MailPort } from '../mail.ts';

const EVERY_MS = 60_000;

/** Asks the mail server each minute until it takes mails, so that a wrong setting is seen before the first mail. */
export function watchMail({ mail, log }: { mail: Pick<MailPort, 'problem'>; log: Log }, everyMs = EVERY_MS) {
  const stopping = new AbortController();
  let remark: string | null = null;
  const watch = async () => {
    while (!stopping.signal.aborted) {
      const problem = await mail.problem();
      if (stopping.signal.aborted) return;
      if (problem === null) {
        if (remark !== null) log.info('the mail server takes mails again');
        remark = null;
        return;
      }
      remark = `the mail server of SMTP_URL takes no mails (${problem}); check SMTP_URL and that the server runs`;
      log.error(remark);
      await setTimeout(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  void watch();
  return {
    remarks: (): readonly string[] => (remark === null ? [] : [remark]),
    /** An answer of the server is not waited for. */
    stop: () => stopping.abort(),
  };
}
