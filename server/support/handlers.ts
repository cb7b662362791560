import { handlersOf } from '../kernel/handlers.ts';
import type { PhotoServices } from '../accounts/index.ts';
import { addSupportNote } from './admin/add-note.ts';
import { handOverSupport, replyToSupport, resolveSupport, takeSupport } from './admin/answer-support.ts';
import { getSupportSession, listSupportInbox } from './admin/read-inbox.ts';
import { listSavedReplies, removeReply, saveReply } from './admin/saved-replies.ts';
import { endSupport } from './end-support.ts';
import { getContact } from './get-contact.ts';
import { openSupport } from './open-support.ts';
import { replyWithPhoto, sendSupportPhoto } from './photos/send-photo.ts';
import { rateSupport } from './rate-support.ts';
import { getActiveSupport, listMySupportSessions, listSupportMessages } from './read-support.ts';
import { seeSupport } from './see-support.ts';
import { sendLiveSupportMessage } from './send-live-support-message.ts';

export const supportHandlers = (services: PhotoServices) =>
  handlersOf('support', services, {
    getContact,
    openSupport,
    getActiveSupport,
    listMySupportSessions,
    listSupportMessages,
    sendLiveSupportMessage,
    sendSupportPhoto: { outside: sendSupportPhoto },
    seeSupport,
    endSupport,
    rateSupport,
    listSupportInbox,
    getSupportSession,
    takeSupport,
    handOverSupport,
    replyToSupport,
    replyWithPhoto: { outside: replyWithPhoto },
    addSupportNote,
    listSavedReplies,
    saveReply,
    removeReply,
    resolveSupport,
  });
