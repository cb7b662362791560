import type { Delivery } from '../mail.ts';

/** Sends text messages. Temporary failures are thrown; their messages name neither text nor number. */
export interface SmsPort {
  send(message: { to: string; text: string }): Promise<Delivery>;
  /** Whether text messages are written to the terminal and not sent. */
  readonly isTerminal: boolean;
}
