import * as z from 'zod';
import { waits } from '../waiting-work.ts';

/** Chats of live support that nobody has answered, in the work queue of admins. */
export const waitingChats = [z.strictObject({ kind: z.literal('chat'), ...waits, name: z.string() })] as const;
