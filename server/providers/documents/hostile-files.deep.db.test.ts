import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DocumentBrief } from '@hirfa/contract/providers';
import { DOCUMENT } from '@hirfa/domain/providers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addressOf, cardPicture, open, upload } from '../../testing/documents.ts';
import { hostileFiles, PAYLOAD } from '../../testing/hostile/files.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

/** The memory of this process after a forced collection, in MB. */
function memoryMb(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let round = 0; round < 3; round += 1) collect();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return (heapUsed + external + arrayBuffers) / 1024 / 1024;
}

/** A file that is too large is refused before it is sent, and one that is longer than it says after a part of it. */
async function refuseLarge(header: Parameters<typeof upload>[1]): Promise<void> {
  const large = new Uint8Array(DOCUMENT.maxBytes + 1024 * 1024);
  const refused = await upload(product, header, large);
  expect(refused.body).toMatchObject({ data: { problem: 'too_large' } });
  const lied = await upload(product, header, large, { kind: 'proof_url', size: 1000 });
  expect(lied.status).toBe(409);
}

test(
  'hostile files are refused with their reason or become pure pixels, and leave nothing behind',
  { timeout: 300_000 },
  async () => {
    const mona = await createWorld(product.owner, product.clock.now).user();
    const header = await signedIn(product, mona.id);
    const files = await hostileFiles();
    expect(files.length).toBeGreaterThanOrEqual(40);
    await upload(product, header, await cardPicture());
    const before = memoryMb();
    for (const { name, bytes, becomes } of files) {
      const answer = await upload(product, header, new Uint8Array(bytes), { kind: 'proof_url' });
      if (becomes === 'pixels') {
        const document = DocumentBrief.parse(answer.body);
        const look = await open(product, header, await addressOf(product, header, document.id));
        const served = Buffer.from(await look.arrayBuffer());
        expect([name, look.headers.get('content-type')]).toEqual([name, 'image/webp']);
        expect([name, served.includes(PAYLOAD), served.includes('PK\x03\x04')]).toEqual([name, false, false]);
        expect((await sharp(served).metadata()).format).toBe('webp');
      } else {
        expect([name, answer.status, answer.body]).toMatchObject([name, 415, { data: { problem: becomes } }]);
      }
    }
    await refuseLarge(header);
    await expect.poll(children).toBe(0);
    expect(await product.services.documentFiles.uploads.names()).toEqual([]);
    expect((await upload(product, header, await cardPicture(2))).status).toBe(200);
    const grownMb = memoryMb() - before;
    expect(grownMb).toBeLessThan(8);
  },
);
