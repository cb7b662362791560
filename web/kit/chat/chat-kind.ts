/** The kinds of chats, by the names of their events on the live line. */
export type ChatKind = 'chat' | 'support';

/** What a change of a chat is called. */
export const CHANGE_OF = { chat: 'chat', support: 'support_session' } as const satisfies Record<ChatKind, string>;
