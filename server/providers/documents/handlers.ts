import { type CallContext, calls, reply } from '../../kernel/calls.ts';
import type { Person, WriteCtx } from '../../kernel/verb.ts';
import { finishUpload } from './finish-upload.ts';
import { lookAtDocument } from './look-at-document.ts';
import { removeOwnDocument } from './remove-documents.ts';
import type { ProviderServices } from './services.ts';
import { getUpload, startUpload, storePart } from './uploads.ts';

const room = calls.providers;

export function documentHandlers(services: ProviderServices) {
  const between = (context: CallContext) => ({ services, now: context.now, person: context.person });
  const withServices = (ctx: WriteCtx<Person>) => ({ ...ctx, services });
  return {
    startUpload: room.startUpload.handler(async ({ context, input }) =>
      reply(context, await startUpload({ ctx: between(context), input })),
    ),
    getUpload: room.getUpload.handler(async ({ context, input }) =>
      reply(context, await context.person((ctx) => getUpload({ ctx: withServices(ctx), input }))),
    ),
    sendPart: room.sendPart.handler(async ({ context, input: { params, query, body } }) => {
      const input = { id: params.id, offset: query.offset, bytes: new Uint8Array(await body.arrayBuffer()) };
      return reply(context, await context.person((ctx) => storePart({ ctx: withServices(ctx), input })));
    }),
    finishUpload: room.finishUpload.handler(async ({ context, input }) =>
      reply(context, await finishUpload({ ctx: between(context), input })),
    ),
    removeDocument: room.removeDocument.handler(async ({ context, input }) =>
      reply(context, await context.person((ctx) => removeOwnDocument({ ctx, input }))),
    ),
    lookAtDocument: room.lookAtDocument.handler(async ({ context, input }) =>
      reply(context, await context.person((ctx) => lookAtDocument({ ctx, input }))),
    ),
  };
}
