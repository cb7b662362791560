import { cairoDay, formatDateTime } from '@hirfa/domain/market';
import { writeAudit } from '../../kernel/audit.ts';
import type { CallContext } from '../../kernel/calls.ts';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { markPicture } from '../../platform/pictures/convert.ts';
import { pageName } from './file-names.ts';
import { hashToken } from './look-at-document.ts';
import { findDocument, findFullName, useLook } from './queries.ts';
import type { ProviderServices } from '../services.ts';

interface Input {
  ctx: { services: ProviderServices; person: CallContext['person'] };
  input: { token: string };
}

/**
 * The picture behind an address, which is used up with that. Others than the owner see their name and the time on it.
 * The look is logged before the picture is read: nobody sees it without an entry.
 */
export async function openLook({ ctx: { services, person }, input: { token } }: Input) {
  const look = await person((tx) => takeLook({ ctx: tx, input: { token } }));
  if (isRefusal(look)) return look;
  const picture = await services.documentFiles.pages.read(pageName(look.document_id, look.page));
  if (picture === null) return refuse('not_found');
  if (look.mark === null) return picture;
  const marked = await markPicture({ bytes: picture, user_id: look.viewer_id, log: services.log }, look.mark);
  if (marked === 'busy') return refuse('service_unavailable');
  if (typeof marked === 'string') throw new Error(`the picture of a page is ${marked}`);
  return new Uint8Array(marked);
}

/** Uses the address up and writes the audit log, in one transaction. */
async function takeLook({ ctx, input: { token } }: { ctx: WriteCtx<Person>; input: { token: string } }) {
  const { db, now, actor } = ctx;
  const look = await useLook(db, hashToken(token), now);
  const document = look && (await findDocument(db, look.document_id));
  if (look === undefined || document === undefined) return refuse('not_found');
  const { id, user_id, kind } = document;
  if (user_id === actor.user_id) return { ...look, mark: null };
  const after = { user_id, kind, page: look.page };
  await writeAudit(ctx, {
    action: 'look_at_document',
    entity_type: 'provider_document',
    entity_id: id,
    before: null,
    after,
  });
  return {
    ...look,
    viewer_id: actor.user_id,
    mark: [
      (await findFullName(db, actor.user_id)) || actor.user_id,
      `${cairoDay(now)} ${formatDateTime(now, 'time', 'en')}`,
    ],
  };
}
