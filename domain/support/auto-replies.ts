import { answersAt, type SupportHours } from './hours.ts';

/** What the product itself says in a session; the screens have the words in both languages. */
export const SUPPORT_LINES = ['greeting', 'outside_hours'] as const;
export type SupportLine = (typeof SUPPORT_LINES)[number];

/** `answers_at`: when the team answers, where it does not answer now. */
export interface AutoReply {
  line: SupportLine;
  answers_at: Date | null;
}

interface Occasion {
  /** What the person has done. */
  event: 'opened' | 'written';
  hours: SupportHours;
  now: Date;
  /** The `answers_at` of the last reply of the session that had one. */
  announced: Date | null;
}

/**
 * The auto-replies that follow: a greeting at the start and, outside of the hours, when somebody answers. That is said
 * once in each closed period, and again only if the hours have changed (product decision: live support).
 */
export function autoReplies({ event, hours, now, announced }: Occasion): AutoReply[] {
  const answers_at = answersAt(hours, now);
  const isNews = answers_at !== null && answers_at.getTime() !== announced?.getTime();
  return [
    ...(event === 'opened' ? [{ line: 'greeting', answers_at: null } as const] : []),
    ...(isNews ? [{ line: 'outside_hours', answers_at } as const] : []),
  ];
}
