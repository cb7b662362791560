import { TEXT_MESSAGE } from '@hirfa/domain/notifications';
import { findPhoneNumber } from '../../accounts/index.ts';
import type { WorkCtx } from '../../kernel/work.ts';
import type { Pool } from '../../platform/db.ts';
import type { SmsPort } from '../../platform/sms/sms.ts';
import { beginText, findOpenText, markText, releaseText } from './queries.ts';

interface Services {
  /** Phone numbers are read by the `auth` login. */
  pools: { auth: Pool };
  texts: SmsPort;
}

type Job = { ctx: WorkCtx<Services>; input: { id: string } };

/**
 * A job: sends a text message of the outbox once. What the service has not accepted is tried again for an hour. An
 * attempt of which nobody knows whether it arrived is not repeated: each message costs money, and two of one alarm.
 */
export async function sendText({ ctx, input: { id } }: Job): Promise<void> {
  const { db, now, log } = ctx;
  const { pools, texts } = ctx.services;
  const found = await findOpenText(db, id);
  if (found === undefined) return;
  if (found.begun_at !== null) return giveUp(ctx, id, 'unclear');
  if (found.isRead || now.getTime() - found.created_at.getTime() > TEXT_MESSAGE.lifeMs)
    return markText(db, id, now, 'outdated');
  const to = await findPhoneNumber(pools.auth, found.user_id);
  if (to === null) return markText(db, id, now, 'no_phone');
  if (!(await beginText(db, id, now))) return;
  try {
    const delivery = await texts.send({ to, text: found.text });
    if (delivery === 'refused') log.warn({ text_id: id }, 'the number of a text message was refused');
    await markText(db, id, now, delivery === 'refused' ? 'refused' : null);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return giveUp(ctx, id, 'unclear');
    await releaseText(db, id);
    throw error;
  }
}

async function giveUp({ db, now, log }: Job['ctx'], id: string, failure: 'unclear'): Promise<void> {
  log.warn({ text_id: id }, 'nobody knows whether a text message was sent');
  await markText(db, id, now, failure);
}
