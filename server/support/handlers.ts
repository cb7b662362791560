import { asAdmin } from '../kernel/audit.ts';
import { answer, calls, reply } from '../kernel/calls.ts';
import { handOverSupport, replyToSupport, resolveSupport, takeSupport } from './answer-support.ts';
import type { MessageServices } from '../messages/index.ts';
import { addSupportNote } from './desk/add-note.ts';
import { listSavedReplies, removeReply, saveReply } from './desk/saved-replies.ts';
import { endSupport } from './end-support.ts';
import { openSupport } from './open-support.ts';
import { getSupportSession, listSupportInbox } from './read-inbox.ts';
import { getActiveSupport, listMySupportSessions, listSupportMessages } from './read-support.ts';
import { photoHandlers } from './photos/handlers.ts';
import { rateSupport } from './rate-support.ts';
import { seeSupport } from './see-support.ts';
import { sendLiveSupportMessage } from './send-live-support-message.ts';

const room = calls.support;

export const supportHandlers = (services: MessageServices) =>
  room.router({
    openSupport: room.openSupport.handler(async ({ context, input }) =>
      reply(context, await context.person((ctx) => openSupport({ ctx, input }))),
    ),
    getActiveSupport: room.getActiveSupport.handler(async ({ context }) =>
      answer(await context.person((ctx) => getActiveSupport({ ctx }))),
    ),
    listMySupportSessions: room.listMySupportSessions.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listMySupportSessions({ ctx, input }))),
    ),
    listSupportMessages: room.listSupportMessages.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listSupportMessages({ ctx, input }))),
    ),
    sendLiveSupportMessage: room.sendLiveSupportMessage.handler(async ({ context, input }) =>
      reply(context, await context.person((ctx) => sendLiveSupportMessage({ ctx, input }))),
    ),
    ...photoHandlers(services),
    seeSupport: room.seeSupport.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => seeSupport({ ctx, input }))),
    ),
    endSupport: room.endSupport.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => endSupport({ ctx, input }))),
    ),
    rateSupport: room.rateSupport.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => rateSupport({ ctx, input }))),
    ),
    listSupportInbox: room.listSupportInbox.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listSupportInbox({ ctx, input }))),
    ),
    getSupportSession: room.getSupportSession.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => getSupportSession({ ctx, input })))),
    ),
    takeSupport: room.takeSupport.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => takeSupport({ ctx, input })))),
    ),
    handOverSupport: room.handOverSupport.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => handOverSupport({ ctx, input })))),
    ),
    replyToSupport: room.replyToSupport.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => replyToSupport({ ctx, input })))),
    ),
    addSupportNote: room.addSupportNote.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => addSupportNote({ ctx, input })))),
    ),
    listSavedReplies: room.listSavedReplies.handler(async ({ context }) =>
      answer(await context.person((ctx) => listSavedReplies({ ctx }))),
    ),
    saveReply: room.saveReply.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => saveReply({ ctx, input })))),
    ),
    removeReply: room.removeReply.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => removeReply({ ctx, input })))),
    ),
    resolveSupport: room.resolveSupport.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => resolveSupport({ ctx, input })))),
    ),
  });
