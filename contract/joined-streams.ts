/**
 * What one of the two people of a chat does now. It is sent to the other one and not stored: a page repeats `here`
 * while it shows the chat, and shows the other person as away when no signal has come for a while.
 */
export const CHAT_SIGNALS = ['typing', 'here', 'away'] as const;
export type ChatSignal = (typeof CHAT_SIGNALS)[number];

/**
 * Who signals. Of the team only some signals are passed on, so that a person does not see when admins read. Admins
 * count as the team in their own sessions, too.
 */
export type Side = 'person' | 'team';

/**
 * What a page joins while it shows it. The names of the events follow: `join_chat`, `leave_chat` and `signal_chat` of
 * clients, `chat_changed` and `chat_signal` of the server.
 */
export const JOINED_KINDS = ['chat', 'support'] as const;
export type JoinedKind = (typeof JOINED_KINDS)[number];

interface JoinedStream {
  /** How the names of its streams begin. */
  prefix: string;
  /** The type of event that says that anything of it may have changed. */
  change: 'chat' | 'support_session';
  /** Which signals of the team are passed on. */
  signalsOfTeam: readonly ChatSignal[];
}

export const JOINED_STREAMS: Record<JoinedKind, JoinedStream> = {
  /** The chat of a booking: its two people join it. */
  chat: { prefix: 'booking', change: 'chat', signalsOfTeam: CHAT_SIGNALS },
  /** A support session: its person and admins join it. */
  support: { prefix: 'support', change: 'support_session', signalsOfTeam: ['typing'] },
};

export const joinedStream = (kind: JoinedKind, id: string): string => `${JOINED_STREAMS[kind].prefix}:${id}`;

/** While a chat is open, its page waits at most so long before it tries to connect again. */
export const CHAT_RECONNECT_MS = 1000;

/** How many chats and sessions one page joins at most, and how often it signals the same: more often is ignored. */
export const JOINED_CHATS = { most: 5, signalEveryMs: 1000 } as const;
