import type { PhotoServices } from '../accounts/index.ts';
import { handlersOf } from '../kernel/handlers.ts';
import { getEvidence } from './get-evidence.ts';
import { markChat, muteChat } from './mark-chat.ts';
import { getChat, listChats, listMessages } from './read-chats.ts';
import { getReport, listReports } from './read-reports.ts';
import { reportMessage } from './report-message.ts';
import { searchMessages } from './search-messages.ts';
import { sendPhoto } from './photos/send-photo.ts';
import { addRequestPhoto } from './photos/add-request-photo.ts';
import { listRequestPhotos } from './photos/list-request-photos.ts';
import { removeRequestPhoto } from './photos/remove-request-photo.ts';
import { sendMessage } from './send-message.ts';

export const messagesHandlers = (services: PhotoServices) =>
  handlersOf('messages', services, {
    listChats,
    getChat,
    listMessages,
    sendMessage,
    sendPhoto: { outside: sendPhoto },
    listRequestPhotos,
    addRequestPhoto: { outside: addRequestPhoto },
    removeRequestPhoto,
    markChat,
    muteChat,
    searchMessages,
    reportMessage,
    listReports,
    getReport,
    getEvidence,
  });
