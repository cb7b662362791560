import type { WriteCtx } from '../../kernel/verb.ts';
import { addDevice } from '../queries.ts';

/** A subscriber: remembers the browser with which somebody signs in. */
export async function rememberDeviceOf({
  ctx: { db, now },
  input: { user_id, device_hash },
}: {
  ctx: WriteCtx;
  input: { user_id: string; device_hash: string };
}): Promise<void> {
  await addDevice(db, user_id, device_hash, now);
}
