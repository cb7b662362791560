import { calls } from '../kernel/calls.ts';

const room = calls.support;

/** The contract is agreed; the verbs follow. */
const notBuilt = () => Promise.reject(new Error('live support is not built yet'));

export const supportHandlers = () =>
  room.router({
    openSupport: room.openSupport.handler(notBuilt),
    getActiveSupport: room.getActiveSupport.handler(notBuilt),
    listMySupportSessions: room.listMySupportSessions.handler(notBuilt),
    listSupportMessages: room.listSupportMessages.handler(notBuilt),
    sendLiveSupportMessage: room.sendLiveSupportMessage.handler(notBuilt),
    endSupport: room.endSupport.handler(notBuilt),
    listSupportInbox: room.listSupportInbox.handler(notBuilt),
    getSupportSession: room.getSupportSession.handler(notBuilt),
    takeSupport: room.takeSupport.handler(notBuilt),
    handOverSupport: room.handOverSupport.handler(notBuilt),
    replyToSupport: room.replyToSupport.handler(notBuilt),
    resolveSupport: room.resolveSupport.handler(notBuilt),
  });
