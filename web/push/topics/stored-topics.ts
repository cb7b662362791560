import { parseStored, readText, write } from '../stored.ts';

const TOPICS = 'hirfa.push.topics';

/** What this browser knows of the topics of one person. */
interface StoredTopics {
  user_id: string;
  /** To which this device is subscribed, as the server said last. 3.25 */
  subscribed: string[];
  /** Which its owner left here: they are not joined again without being asked. */
  left: string[];
}

/** What is stored as a text, which stays the same while nothing changes. */
export const topicsText = () => readText(TOPICS) ?? '';

/** Those of this person; what another person stored, or what is damaged, counts as none. */
export function readTopics(user_id: string, text = topicsText()): StoredTopics {
  const stored = parseStored(text);
  const none = { user_id, subscribed: [], left: [] };
  if (stored['user_id'] !== user_id) return none;
  return { user_id, subscribed: textsOf(stored['subscribed']), left: textsOf(stored['left']) };
}

export const writeTopics = (topics: StoredTopics) => write(TOPICS, topics);

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
