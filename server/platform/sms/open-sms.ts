import type { SmsConfig } from '../config/services.ts';
import { httpSms } from './http-sms.ts';
import type { SmsPort } from './sms.ts';
import { twilioSms } from './twilio.ts';

/** Without a configured service (in the demo) text messages are written to the terminal. */
export function openSms(sms: SmsConfig | null): SmsPort {
  if (sms === null) return terminalSms;
  return sms.service === 'twilio' ? twilioSms(sms) : httpSms(sms);
}

const terminalSms: SmsPort = {
  isTerminal: true,
  async send({ to, text }) {
    process.stdout.write(`\n  A text to ${to}\n${text.replace(/^(?=.)/gm, '    ')}\n\n`);
    return 'sent';
  },
};
