import { DOCUMENT, type DocumentKind, type DocumentPurpose } from '@hirfa/domain/providers';
import { isRefusal, type Person, refuse, refuseField, type WriteCtx } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { uploadName } from './file-names.ts';
import { areDocumentsOpen, lockUpload, replaceUpload, updateReceived } from './queries.ts';
import type { DocumentCtx, ProviderServices } from '../services.ts';
import { unusable } from './unusable.ts';

interface Started {
  kind: DocumentKind;
  purpose: DocumentPurpose;
  size: number;
}

/** Starts an upload. It replaces an unfinished one of the same document, so that a person has only a few. */
export async function startUpload({ ctx, input }: { ctx: DocumentCtx; input: Started }) {
  if (input.size > DOCUMENT.maxBytes) return unusable('too_large');
  const started = await ctx.person(async ({ db, actor, now }) => {
    if (!(await areDocumentsOpen(db, input.purpose))) return refuse('state_changed');
    const upload = { id: newId(now.getTime()), user_id: actor.user_id, ...input, created_at: now };
    return { id: upload.id, replaced: await replaceUpload(db, upload) };
  });
  if (isRefusal(started)) return started;
  for (const id of started.replaced) await ctx.services.documentFiles.uploads.remove(uploadName(id));
  return { id: started.id, received: 0 };
}

type PersonCtx = WriteCtx<Person> & { services: ProviderServices };

export async function getUpload({ ctx, input: { id } }: { ctx: PersonCtx; input: { id: string } }) {
  const upload = await lockUpload(ctx.db, id);
  return upload === undefined ? refuse('not_found') : { id, received: upload.received };
}

/**
 * Stores a part. The row is locked while the file is written, so that parts never mix; a repeated part is written to
 * the same place. Of a part that begins elsewhere nothing is stored: the sender continues at `received`.
 */
export async function storePart({
  ctx,
  input: { id, offset, file },
}: {
  ctx: PersonCtx;
  input: { id: string; offset: number; file: Blob };
}) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const upload = await lockUpload(ctx.db, id);
  if (upload === undefined) return refuse('not_found');
  if (offset !== upload.received) return { id, received: upload.received };
  const received = offset + bytes.length;
  if (received > upload.size) return refuseField('body', 'The parts are longer than the size of the upload');
  await ctx.services.documentFiles.uploads.writeAt(uploadName(id), offset, bytes);
  await updateReceived(ctx.db, id, received);
  return { id, received };
}
