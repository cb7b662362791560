import { DocumentBrief, DocumentLook, DocumentUpload } from '@hirfa/contract/providers';
import { DOCUMENT } from '@hirfa/domain/providers';
import sharp from 'sharp';
import { type Answer, ask } from './calls.ts';
import type { TestProduct } from './product.ts';

type Reached = Pick<TestProduct, 'address'>;

type Header = () => Promise<Record<string, string>>;

/** A drawn card with a number, as JPEG: every number is another document. */
export async function cardPicture(number = 1, width = 640, height = 400): Promise<Uint8Array<ArrayBuffer>> {
  const stripes = Array.from({ length: 24 }, (_, index) => {
    const shade = (index * 97 + number * 53 + ((index * number) % 7) * 31) % 256;
    const [x, y] = [(index % 6) * (width / 6), Math.floor(index / 6) * (height / 4)];
    return `<rect x="${x}" y="${y}" width="${width / 6}" height="${height / 4}" fill="rgb(${shade},${255 - shade},${shade})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${stripes.join('')}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg().toBuffer());
}

export function sendPart(
  product: Reached,
  header: Record<string, string>,
  id: string,
  part: Uint8Array<ArrayBuffer> | string,
  offset = 0,
) {
  return fetch(`${product.address}/api/v1/provider/uploads/${id}?offset=${offset}`, {
    method: 'PUT',
    headers: { ...header, 'content-type': 'application/octet-stream' },
    body: part,
  });
}

interface Uploaded {
  kind?: string;
  purpose?: string;
  /** The declared size, if it is not the true one. */
  size?: number;
}

/** Sends a whole upload except its end; returns its id, or the refusal. */
export async function startAndSend(
  product: Reached,
  header: Header,
  bytes: Uint8Array<ArrayBuffer>,
  { kind = 'national_id_front', purpose = 'application', size = bytes.length }: Uploaded = {},
): Promise<{ id: string } | Answer> {
  const headers = await header();
  const started = await ask(product, 'POST', '/api/v1/provider/uploads', { body: { kind, purpose, size }, headers });
  if (started.status !== 200) return started;
  const { id } = DocumentUpload.parse(started.body);
  for (let offset = 0; offset < bytes.length; offset += DOCUMENT.partBytes)
    await sendPart(product, headers, id, bytes.slice(offset, offset + DOCUMENT.partBytes), offset);
  return { id };
}

/** Uploads a file; the answer of the last call. */
export async function upload(
  product: Reached,
  header: Header,
  bytes: Uint8Array<ArrayBuffer>,
  options: Uploaded = {},
): Promise<Answer> {
  const sent = await startAndSend(product, header, bytes, options);
  if ('status' in sent) return sent;
  return ask(product, 'POST', `/api/v1/provider/uploads/${sent.id}/finish`, { body: {}, headers: await header() });
}

/** Uploads a usable file. */
export async function uploadDocument(...sent: Parameters<typeof upload>): Promise<DocumentBrief> {
  return DocumentBrief.parse((await upload(...sent)).body);
}

/** Asks for a look at a page; returns its address. */
export async function addressOf(product: Reached, header: Header, id: string, page = 1): Promise<string> {
  const answer = await ask(product, 'POST', `/api/v1/documents/${id}/looks`, {
    body: { page },
    headers: await header(),
  });
  return DocumentLook.parse(answer.body).address;
}

export async function open(product: Reached, header: Header, address: string): Promise<Response> {
  return fetch(product.address + address, { headers: await header() });
}
