import { sql } from 'drizzle-orm';
import type { RunningSite } from '@hirfa/server/testing/site';

export const devicesOf = async ({ owner }: RunningSite, person: { id: string }) =>
  owner.execute(sql`select d.fcm_token, d.language, d.hides_text, d.platform
    from device_tokens d join auth.sessions s on s.id = d.session_id where d.user_id = ${person.id}`);
