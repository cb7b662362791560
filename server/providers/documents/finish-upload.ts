import { DOCUMENT } from '@hirfa/domain/providers';
import { BUSY_S, oneFileAtATime } from '../../accounts/index.ts';
import { isRefusal, type Person, refuse, refuseFor, type WriteCtx } from '../../kernel/verb.ts';
import type { Converted } from '../../platform/pictures/conversion.ts';
import { convertFile } from '../../platform/pictures/convert.ts';
import type { DocumentFiles, DocumentCtx } from '../services.ts';
import { uploadName } from './file-names.ts';
import { keepDocument } from './keep-document.ts';
import { areDocumentsOpen, deleteUpload, findCurrent, findDocument, lockUpload } from './queries.ts';
import { removeDocuments } from './remove-documents.ts';
import { shownDocument } from './shown-document.ts';
import { unusable } from './unusable.ts';

interface Input {
  ctx: DocumentCtx;
  input: { id: string };
}

/**
 * Makes pictures of an uploaded file and stores them as the person's document, which gets the id of the upload: a
 * repeated call finds it. The file is deleted, usable or not.
 */
export async function finishUpload({ ctx, input: { id } }: Input) {
  const upload = await ctx.person((tx) => findComplete({ ctx: tx, input: { id } }));
  if (isRefusal(upload) || 'pages' in upload) return upload;
  const { user_id } = upload;
  return oneFileAtATime(ctx, ['document', user_id], () => convertUpload({ ctx, input: { id, user_id } }));
}

async function convertUpload({
  ctx: { services, person },
  input: { id, user_id },
}: {
  ctx: DocumentCtx;
  input: { id: string; user_id: string };
}) {
  const file = await services.documentFiles.uploads.read(uploadName(id));
  const converted =
    file === null ? 'damaged' : await convertFile({ bytes: file, user_id, log: services.log }, DOCUMENT);
  if (converted === 'busy') return refuseFor('service_unavailable', BUSY_S);
  const isUsable = typeof converted !== 'string' && file !== null;
  const answer = isUsable
    ? await person((tx) =>
        storeDocument({ ctx: { ...tx, files: services.documentFiles }, input: { id, converted, file } }),
      )
    : unusable(typeof converted === 'string' ? converted : 'damaged');
  if (!isUsable) await person(({ db }) => deleteUpload(db, id));
  await services.documentFiles.uploads.remove(uploadName(id));
  return answer;
}

/** An upload of which all has arrived; or the actor's own document that it has become. */
async function findComplete({ ctx: { db, actor }, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const upload = await lockUpload(db, id);
  if (upload === undefined) {
    const document = await findDocument(db, id);
    return document?.user_id === actor.user_id ? shownDocument(document) : refuse('not_found');
  }
  return upload.received === upload.size && (await areDocumentsOpen(db, upload.purpose))
    ? { user_id: upload.user_id }
    : refuse('state_changed');
}

interface Storing {
  ctx: WriteCtx<Person> & { files: DocumentFiles };
  input: { id: string; converted: Converted; file: Uint8Array };
}

/** The upload is locked while files are written: of two simultaneous calls the second finds the document. */
async function storeDocument({ ctx, input: { id, converted, file } }: Storing) {
  const { db, now, files } = ctx;
  const upload = await findComplete({ ctx, input: { id } });
  if (isRefusal(upload) || 'pages' in upload) return upload;
  const row = await lockUpload(db, id);
  if (row === undefined) return refuse('not_found');
  const { user_id, kind, purpose } = row;
  await removeDocuments({ ctx, input: { ids: await findCurrent(db, user_id, { kind, purpose }) } });
  const kept = { id, user_id, kind, purpose, created_at: now, converted, file };
  const document = await keepDocument({ ctx: { db, files }, input: kept });
  await deleteUpload(db, id);
  return shownDocument(document);
}
