import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { FinishedPage } from '../../platform/page-policy.ts';

/** For so long a finished page is answered again: what others have changed is seen within a second. */
const KEPT_MS = 800;

/** A page comes out of the encoder in one piece. */
const PIECE = { chunkSize: 64 * 1024 };
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** The best first: Zstandard takes a third of the time of Brotli, and gzip twice, for pages of the same size. */
const ENCODINGS = {
  zstd: (bytes: Uint8Array) => promisify(zstdCompress)(bytes, PIECE),
  br: (bytes: Uint8Array) => {
    const params = { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return promisify(brotliCompress)(bytes, { ...PIECE, params });
  },
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, PIECE),
} as const;
type Encoding = keyof typeof ENCODINGS;

interface KeptPage extends FinishedPage {
  /** Made once for those who ask for it. */
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

export type KeptPages = ReturnType<typeof keepPages>;

/**
 * Pages are the same for everybody: those who ask for one address at the same time, and for a moment after it, get one
 * rendering of it. Each is kept with its policy, whose hashes belong to its bytes.
 */
export function keepPages() {
  const kept = new Map<string, Promise<KeptPage>>();
  const begin = (address: string, render: () => Promise<FinishedPage>) => {
    const page = render().then((finished): KeptPage => ({ ...finished, encoded: new Map() }));
    kept.set(address, page);
    const forget = () => void (kept.get(address) === page && kept.delete(address));
    setTimeout(forget, KEPT_MS).unref();
    page.then((whole) => void (isPublic(whole) || forget()), forget);
    return page;
  };
  return {
    /** Whether it needs no rendering. */
    has: (address: string) => kept.has(address),
    /** Answers with the page of this address; it is rendered unless it is kept. */
    async answer(address: string, asked: Headers, render: () => Promise<FinishedPage>): Promise<Response> {
      return answerWith(await (kept.get(address) ?? begin(address, render)), asked);
    },
    /** Forgets all pages after a change: who made it sees it on the next one. */
    forgetAll: () => kept.clear(),
  };
}

/** Errors and pages of one person are rendered each time. */
const isPublic = ({ status, headers }: KeptPage) =>
  (status < 400 || status === 404 || status === 410) && !headers.get('cache-control')?.includes('no-store');

async function answerWith(page: KeptPage, asked: Headers): Promise<Response> {
  const headers = new Headers(page.headers);
  const etag = headers.get('etag');
  if (page.status === 200 && etag !== null && asked.get('if-none-match') === etag) {
    // The cached page keeps its own policy: its scripts contain other timestamps, so they have other hashes.
    headers.delete('content-security-policy');
    return new Response(null, { status: 304, headers });
  }
  if (page.bytes.length === 0) return new Response(null, { status: page.status, headers });
  const encoding = encodingFor(asked.get('accept-encoding') ?? '');
  headers.set('vary', 'accept-encoding');
  if (encoding === null) return new Response(page.bytes, { status: page.status, headers });
  headers.set('content-encoding', encoding);
  return new Response(await encode(page, encoding), { status: page.status, headers });
}

function encode({ bytes, encoded }: KeptPage, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = encoded.get(encoding);
  if (known !== undefined) return known;
  const made = ENCODINGS[encoding](bytes).then((result) => new Uint8Array(result));
  encoded.set(encoding, made);
  return made;
}

/** The first of ours that a client accepts; one with the weight 0 is refused. */
function encodingFor(accepted: string): Encoding | null {
  const names = accepted
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return (['zstd', 'br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? null;
}
