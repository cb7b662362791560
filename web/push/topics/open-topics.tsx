import { topicsOf } from '@hirfa/domain/notifications';
import { useTopicWords } from './use-topic-words.ts';

/** The topics that anybody can come to have: those of the team are not among them. */
const OPEN = topicsOf({ user_id: '', isProvider: true, isAdmin: false });

/** What there is to be told about, for somebody without an account. 2.11 */
export function OpenTopics() {
  const { words } = useTopicWords();
  return (
    <ul className="-mt-2 divide-y divide-sand-2">
      {OPEN.map((topic) => {
        const [name, hint] = words(topic);
        return (
          <li key={topic} className="py-3">
            <p className="text-s font-semibold text-ink-0">{name}</p>
            <p className="text-xs text-ink-2">{hint}</p>
          </li>
        );
      })}
    </ul>
  );
}
