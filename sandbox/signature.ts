import { createHmac } from 'node:crypto';

/** The value of the header `sandbox-signature` for a webhook's raw body that is sent at `at`. */
export function signWebhook(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
