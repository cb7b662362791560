import type { DocumentBrief } from '@hirfa/contract/providers';
import { DOCUMENT } from '@hirfa/domain/providers';
import { expect, test } from 'vitest';
import type { Upload, UploadListener } from './send-file.ts';
import { Uploads } from './uploads.ts';

const file = (size = 3) => new File([new Uint8Array(size)], 'card.jpg');

function documentOf({ kind, purpose }: Upload): DocumentBrief {
  const id = '0195b3e0-0000-7000-8000-000000000001';
  return { id, kind, purpose, pages: 1, created_at: '2026-03-01T10:00:00Z' };
}

/** Uploads whose sending the test answers, one after the other. */
function openUploads() {
  const sent: { upload: Upload; listener: UploadListener; answer: PromiseWithResolvers<DocumentBrief> }[] = [];
  const stored: string[] = [];
  const uploads = new Uploads({
    purpose: 'application',
    send(upload, listener) {
      const answer = Promise.withResolvers<DocumentBrief>();
      sent.push({ upload, listener, answer });
      return answer.promise;
    },
    onStored: ({ kind }) => void stored.push(kind),
  });
  /** What has been sent as the n-th. */
  const nth = (place: number) => {
    const found = sent[place];
    if (found === undefined) throw new Error(`only ${sent.length} files were sent`);
    return found;
  };
  const settle = async (place: number, result: 'stored' | Error) => {
    const { upload, answer } = nth(place);
    if (result === 'stored') answer.resolve(documentOf(upload));
    else answer.reject(result);
    await answer.promise.catch(() => undefined);
    await Promise.resolve();
  };
  return { uploads, stored, nth, settle };
}

test('two documents are uploaded at once, and each is stored while nobody watches', async () => {
  const { uploads, stored, settle } = openUploads();
  uploads.watch(() => undefined)();
  uploads.start('national_id_front', file());
  uploads.start('national_id_back', file());
  expect(uploads.summary()).toBe('running');
  await settle(1, 'stored');
  await settle(0, 'stored');
  expect(stored).toEqual(['national_id_back', 'national_id_front']);
  expect([uploads.state('national_id_front'), uploads.summary()]).toEqual([null, null]);
});

test('an upload that was cut continues with the same file and id', async () => {
  const { uploads, stored, nth, settle } = openUploads();
  uploads.start('proof_url', file());
  nth(0).upload.id = 'known';
  nth(0).listener.onProgress({ step: 'sending', sent: 2 });
  expect(uploads.state('proof_url')).toEqual({ progress: { step: 'sending', sent: 2 }, size: 3 });
  await settle(0, new TypeError('Failed to fetch'));
  expect(uploads.state('proof_url')).toMatchObject({ canContinue: true });
  expect(uploads.summary()).toBe('failed');
  uploads.resume('proof_url');
  expect(nth(1).upload).toBe(nth(0).upload);
  await settle(1, 'stored');
  expect(stored).toEqual(['proof_url']);
});

test('a cancelled upload, a replaced one and those of somebody else end and are not shown any more', async () => {
  const { uploads, stored, nth, settle } = openUploads();
  uploads.start('proof_url', file());
  uploads.stop('proof_url');
  uploads.start('national_id_front', file());
  uploads.start('national_id_front', file(4));
  expect([nth(0), nth(1), nth(2)].map(({ listener }) => listener.signal.aborted)).toEqual([true, true, false]);
  nth(1).listener.onProgress({ step: 'sending', sent: 1 });
  await settle(1, new Error('late'));
  expect(uploads.state('national_id_front')).toMatchObject({ size: 4 });
  uploads.stopAll();
  await settle(2, 'stored');
  expect([stored, uploads.state('national_id_front')]).toEqual([[], null]);
});

test('a refused file, one that is too large and an empty one can not be continued', async () => {
  const { uploads, nth, settle } = openUploads();
  uploads.start('proof_url', file());
  await settle(0, Object.assign(new Error('refused'), { code: 'unusable_document', data: { problem: 'damaged' } }));
  expect(uploads.state('proof_url')).toMatchObject({ canContinue: false });
  uploads.start('proof_url', file(DOCUMENT.maxBytes + 1));
  expect(uploads.state('proof_url')).toMatchObject({ error: { data: { problem: 'too_large' } }, canContinue: false });
  uploads.start('proof_url', file(0));
  expect(uploads.state('proof_url')).toMatchObject({ error: { data: { problem: 'damaged' } }, canContinue: false });
  expect(() => nth(1)).toThrow('only 1 files were sent');
});
