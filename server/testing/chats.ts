import { eq, sql } from 'drizzle-orm';
import { sessions } from '../accounts/index.ts';
import { erasePersonalData } from '../kernel/personal-data.ts';
import { newId } from '../platform/ids.ts';
import { providerProfiles } from '../providers/index.ts';
import { readTable } from './access/read-table.ts';
import type { Answer } from './calls.ts';
import { type Market, openMarket } from './market.ts';
import { getPhoto, putPhoto } from './photos.ts';
import type { ReachableProduct, TestProduct } from './product.ts';

/** Who may try to reach a chat, in the order of the columns of a table of accesses. */
export const CHAT_ACTORS = [
  'visitor',
  'other customer',
  'other provider',
  'customer',
  'provider',
  'suspended',
  'admin',
  'ended session',
  'left',
] as const;
export type ChatActorName = (typeof CHAT_ACTORS)[number];

/** Somebody who tries to reach a chat, and a message of the other person in it. */
export interface ChatActor {
  name: ChatActorName;
  user_id: string;
  is_admin: boolean;
  header: () => Promise<Record<string, string>>;
  chat: string;
  message: string;
}

export const sendText = (market: Market, who: 'customer' | 'provider', chat: string, text: string): Promise<Answer> =>
  market.ask(who, 'POST', `/api/v1/chats/${chat}/messages`, { id: newId(), kind: 'text', text });

/** The chat of an accepted booking in which each of the two has written, and the ids of their messages. */
export async function openChatWithWords(product: TestProduct) {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const [ofCustomer, ofProvider] = [newId(), newId()];
  const write = (who: 'customer' | 'provider', message: string) =>
    market.ask(who, 'POST', `/api/v1/chats/${id}/messages`, { id: message, kind: 'text', text: `Words of ${who}` });
  await write('customer', ofCustomer);
  await write('provider', ofProvider);
  return { market, id, ofCustomer, ofProvider };
}

/** Sends a photo to a chat; a drawn one of its own by default. */
export const sendPhoto = (
  product: Pick<TestProduct, 'address'>,
  header: () => Promise<Record<string, string>>,
  chat: string,
  { id = newId(), file }: { id?: string; file?: Uint8Array<ArrayBuffer> } = {},
): Promise<Answer> => putPhoto(product, header, `/api/v1/chats/${chat}/photos/${id}`, file);

/** The picture of a message. */
export const openPhoto = (
  product: Pick<TestProduct, 'address'>,
  header: () => Promise<Record<string, string>>,
  message: string,
  asked?: Record<string, string>,
): Promise<Response> => getPhoto(product, header, `/chat-photos/${message}`, asked);

/**
 * Adds so many messages to a chat whose people have written nothing yet, in turns, one each minute until now; the text
 * of each is its number. The reader has read up to `readSeq`.
 */
export async function fillChat(
  { owner, clock }: Pick<ReachableProduct, 'owner' | 'clock'>,
  { customer, provider }: Pick<Market, 'customer' | 'provider'>,
  chat: string,
  { count, reader, readSeq }: { count: number; reader: 'customer' | 'provider'; readSeq: number },
): Promise<void> {
  const readerId = reader === 'customer' ? customer.id : provider.user_id;
  const now = clock.now.toISOString();
  await owner.transaction(async (tx) => {
    // A trigger for each message would take a minute; what it keeps is written below.
    await tx.execute(sql`set local session_replication_role = replica`);
    const [row] = await tx.execute(sql`select last_seq from chats where booking_id = ${chat}`);
    const before = Number(row?.last_seq);
    await tx.execute(sql`insert into messages (id, booking_id, seq, sender_id, kind, text, created_at)
      select gen_random_uuid(), ${chat}, ${before}::int + number,
        case when number % 2 = 0 then ${customer.id}::uuid else ${provider.user_id}::uuid end,
        'text', 'Number ' || (${before}::int + number), ${now}::timestamptz - (${count}::int - number) * interval '1 minute'
      from generate_series(1, ${count}::int) as number`);
    await tx.execute(
      sql`update chats set last_seq = ${before + count}, last_at = ${now}::timestamptz where booking_id = ${chat}`,
    );
    await tx.execute(sql`update chat_members set delivered_seq = ${before + count},
      read_seq = case when user_id = ${readerId} then ${readSeq}::int else ${before + count} end where booking_id = ${chat}`);
    await tx.execute(sql`update chat_members set unread_count = (select count(*) from messages
      where messages.booking_id = ${chat} and seq > read_seq and sender_id <> ${readerId})
      where booking_id = ${chat} and user_id = ${readerId}`);
  });
}

/** Ends the account of a person. */
export async function leave({ pools, services }: TestProduct, userId: string): Promise<void> {
  const tablesOf = (login: 'auth' | 'worker') => services.privacy.tables.filter((table) => table.login === login);
  await pools.auth.transaction((tx) => erasePersonalData(tx, tablesOf('auth'), userId));
  await pools.worker.transaction((tx) => erasePersonalData(tx, tablesOf('worker'), userId));
}

type Opened = Awaited<ReturnType<typeof openChatWithWords>>;

/** Nine actors; strangers try the chat of others. The session of one has ended, and the account of another. */
export async function createChatActors(product: TestProduct): Promise<ChatActor[]> {
  const [target, others, suspended, ended, left] = [
    await openChatWithWords(product),
    await openChatWithWords(product),
    await openChatWithWords(product),
    await openChatWithWords(product),
    await openChatWithWords(product),
  ];
  await product.owner
    .update(providerProfiles)
    .set({ is_active: false, suspension_reason: 'Complaints of customers.' })
    .where(eq(providerProfiles.id, suspended.market.provider.id));
  await product.owner
    .update(sessions)
    .set({ revokedAt: product.clock.now })
    .where(eq(sessions.userId, ended.market.customer.id));
  await leave(product, left.market.customer.id);
  return [
    { ...actor('visitor', target, 'customer', target), user_id: newId(), header: async () => ({}) },
    actor('other customer', others, 'customer', target),
    actor('other provider', others, 'provider', target),
    actor('customer', target, 'customer', target),
    actor('provider', target, 'provider', target),
    actor('suspended', suspended, 'provider', suspended),
    actor('admin', target, 'admin', target),
    actor('ended session', ended, 'customer', ended),
    actor('left', left, 'customer', left),
  ];
}

function actor(
  name: ChatActorName,
  { market }: Opened,
  who: 'customer' | 'provider' | 'admin',
  { id: chat, ofCustomer, ofProvider }: Opened,
): ChatActor {
  return {
    name,
    user_id: { customer: market.customer.id, provider: market.provider.user_id, admin: market.admin.id }[who],
    is_admin: who === 'admin',
    header: market.as[who],
    chat,
    message: who === 'provider' ? ofCustomer : ofProvider,
  };
}

/** A written table of accesses: below its head, each line has a name and the answer for each actor. */
export const readChatTable = (text: string) => readTable(CHAT_ACTORS, text);
