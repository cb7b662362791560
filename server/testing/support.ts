import { SupportInboxItem, SupportMessage, SupportSession } from '@hirfa/contract/support';
import * as z from 'zod';
import { newId } from '../platform/ids.ts';
import { type Answer, ask } from './calls.ts';
import { getPhoto, putPhoto } from './photos.ts';
import type { ReachableProduct } from './product.ts';
import { signedIn } from './signed-in.ts';
import { createWorld } from './world.ts';

export const SUPPORT = '/api/v1/support/sessions';
export const INBOX = '/api/v1/admin/support/sessions';

/** A Sunday at noon in Cairo, when the team answers. */
export const OPEN_AT = new Date('2026-11-22T10:00:00.000Z');

const Messages = z.strictObject({ items: z.array(SupportMessage), last_seq: z.int() });
const Inbox = z.strictObject({
  items: z.array(SupportInboxItem),
  next_cursor: z.string().nullable(),
  counts: z.strictObject({ waiting: z.int(), mine: z.int(), all: z.int() }),
});

export type Desk = Awaited<ReturnType<typeof openDesk>>;
type Who = 'person' | 'other' | 'hany' | 'dina';

/** Two people and two admins, all signed in, with their calls of live support. */
export async function openDesk(product: ReachableProduct) {
  const world = createWorld(product.owner, product.clock.now);
  const people = {
    person: await world.user('Nour Adel'),
    other: await world.user('Omar Salah'),
    hany: await world.admin('Hany Mansour'),
    dina: await world.admin('Dina Fathy'),
  };
  const as: Record<Who, Awaited<ReturnType<typeof signedIn>>> = {
    person: await signedIn(product, people.person.id),
    other: await signedIn(product, people.other.id),
    hany: await signedIn(product, people.hany.id),
    dina: await signedIn(product, people.dina.id),
  };
  const call = async (who: Who, method: string, path: string, body?: object): Promise<Answer> =>
    ask(product, method, path, { headers: await as[who](), ...(body && { body }) });
  return {
    world,
    ...people,
    as,
    ask: call,
    tryToOpen: (who: Who = 'person', body: object = {}) => call(who, 'POST', SUPPORT, { language: 'en', ...body }),
    async open(who: Who = 'person', body: object = {}) {
      return SupportSession.parse((await this.tryToOpen(who, body)).body);
    },
    tryToSend: (session_id: string, message: string, id = newId(), who: Who = 'person') =>
      call(who, 'POST', '/functions/v1/send-live-support-message', { session_id, message, id }),
    async send(session_id: string, message: string, who: Who = 'person') {
      return SupportMessage.parse((await this.tryToSend(session_id, message, newId(), who)).body);
    },
    tryToReply: (who: Who, session_id: string, message: string, id = newId()) =>
      call(who, 'POST', `${INBOX}/${session_id}/messages`, { id, message }),
    async reply(who: Who, session_id: string, message: string) {
      return SupportMessage.parse((await this.tryToReply(who, session_id, message)).body);
    },
    /** Takes, resolves or hands over a session. */
    tryTo: (who: Who, step: 'take' | 'resolve' | 'hand-over', id: string, body: object = {}) =>
      call(who, 'POST', `${INBOX}/${id}/${step}`, body),
    async step(who: Who, step: 'take' | 'resolve' | 'hand-over', id: string, body: object = {}) {
      return SupportInboxItem.parse((await this.tryTo(who, step, id, body)).body);
    },
    async see(id: string, seq: number, who: Who = 'person') {
      return SupportSession.parse((await call(who, 'POST', `${SUPPORT}/${id}/seen`, { seq })).body);
    },
    end: (id: string, who: Who = 'person') => call(who, 'POST', `${SUPPORT}/${id}/end`, {}),
    async messages(id: string, search = '', who: Who = 'person') {
      return Messages.parse((await call(who, 'GET', `${SUPPORT}/${id}/messages${search}`)).body);
    },
    async inbox(who: Who, search: string) {
      return Inbox.parse((await call(who, 'GET', `${INBOX}?${search}`)).body);
    },
  };
}

/** Sends a photo to a session, as its person or as an admin. */
export const tryToSendPhoto = (
  product: Pick<ReachableProduct, 'address'>,
  header: () => Promise<Record<string, string>>,
  session: string,
  {
    side = 'person',
    id = newId(),
    file,
  }: { side?: 'person' | 'admin'; id?: string; file?: Uint8Array<ArrayBuffer> } = {},
): Promise<Answer> => putPhoto(product, header, `${side === 'admin' ? INBOX : SUPPORT}/${session}/photos/${id}`, file);

/** The picture of a message. */
export const openSupportPhoto = (
  product: Pick<ReachableProduct, 'address'>,
  header: () => Promise<Record<string, string>>,
  message: string,
  asked?: Record<string, string>,
): Promise<Response> => getPhoto(product, header, `/support-photos/${message}`, asked);
