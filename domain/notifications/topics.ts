/** Audiences of more than one person (specification 7: topics). 7.52 */
export const SHARED_TOPICS = ['all-user', 'providers', 'admins', 'live_support_admins'] as const;
export type SharedTopic = (typeof SHARED_TOPICS)[number];

/** A named audience of pushes; `user-{id}` is one person. 7.52 */
export type Topic = SharedTopic | `user-${string}`;

/** What decides about the topics of a person. */
export interface TopicPerson {
  user_id: string;
  /** Whether they are a verified and active provider. */
  isProvider: boolean;
  isAdmin: boolean;
}

/** Ids may be written in capital letters; topics are not. */
export const ownTopic = (userId: string): Topic => `user-${userId.toLowerCase()}`;

/** The person of a topic of one person; null for shared topics. */
export const personOfTopic = (topic: Topic): string | null =>
  SHARED_TOPICS.some((shared) => shared === topic) ? null : topic.slice('user-'.length);

/** The topics whose member a person is; the database asks the same of `topic_members` (rules.sql). 6.3, 7.52 */
export function topicsOf({ user_id, isProvider, isAdmin }: TopicPerson): Topic[] {
  const forAdmins = ['admins', 'live_support_admins'] as const;
  return [
    'all-user',
    ...(isProvider ? (['providers'] as const) : []),
    ...(isAdmin ? forAdmins : []),
    ownTopic(user_id),
  ];
}
