import { asAdmin } from '../kernel/audit.ts';
import { answer, calls, reply } from '../kernel/calls.ts';
import { markChat, muteChat } from './mark-chat.ts';
import { getChat, listChats, listMessages } from './read-chats.ts';
import { getReport, listReports } from './read-reports.ts';
import { reportMessage } from './report-message.ts';
import { searchMessages } from './search-messages.ts';
import { sendPhoto } from './photos/send-photo.ts';
import type { MessageServices } from './photos/services.ts';
import { sendMessage } from './send-message.ts';

const room = calls.messages;

export const messagesHandlers = (services: MessageServices) =>
  room.router({
    listChats: room.listChats.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listChats({ ctx, input }))),
    ),
    getChat: room.getChat.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => getChat({ ctx, input }))),
    ),
    listMessages: room.listMessages.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listMessages({ ctx, input }))),
    ),
    sendMessage: room.sendMessage.handler(async ({ context, input }) =>
      reply(context, await context.person((ctx) => sendMessage({ ctx, input }))),
    ),
    sendPhoto: room.sendPhoto.handler(async ({ context, input: { params, body } }) => {
      const ctx = { services, now: context.now, person: context.person };
      return reply(context, await sendPhoto({ ctx, input: { ...params, file: body } }));
    }),
    markChat: room.markChat.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => markChat({ ctx, input }))),
    ),
    muteChat: room.muteChat.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => muteChat({ ctx, input }))),
    ),
    searchMessages: room.searchMessages.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => searchMessages({ ctx, input }))),
    ),
    reportMessage: room.reportMessage.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => reportMessage({ ctx, input }))),
    ),
    listReports: room.listReports.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listReports({ ctx, input }))),
    ),
    getReport: room.getReport.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => getReport({ ctx, input })))),
    ),
  });
