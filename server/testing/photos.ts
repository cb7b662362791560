import { type Answer, answerOf } from './calls.ts';
import { cardPicture } from './documents.ts';
import type { TestProduct } from './product.ts';

type Header = () => Promise<Record<string, string>>;
type Address = Pick<TestProduct, 'address'>;

/** Sends a photo to a path; a drawn one of its own by default. */
export async function putPhoto(
  { address }: Address,
  header: Header,
  path: string,
  file?: Uint8Array<ArrayBuffer>,
): Promise<Answer> {
  const body = file ?? (await cardPicture(1 + Math.floor(Math.random() * 1000)));
  const headers = { ...(await header()), 'content-type': 'image/jpeg' };
  return answerOf(await fetch(address + path, { method: 'PUT', headers, body }));
}

/** Asks for the picture of a message. */
export async function getPhoto(
  { address }: Address,
  header: Header,
  path: string,
  asked: Record<string, string> = {},
): Promise<Response> {
  return fetch(address + path, { headers: { ...(await header()), ...asked } });
}
