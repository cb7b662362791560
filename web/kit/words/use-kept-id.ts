import { newMessageId } from '../new-message-id.ts';
import { readFields } from './use-unsent-fields.ts';
import { useUnsentWords } from './use-unsent-words.ts';

/**
 * The id of what somebody sends. The same content again is the same thing, also after its answer was lost and the page
 * was loaded anew.
 */
export function useKeptId(place: string) {
  const [stored, store] = useUnsentWords(`${place}.tried`);
  return {
    idOf(content: string): string {
      const tried = readFields(stored, { content: '', id: '' });
      if (tried.id !== '' && tried.content === content) return tried.id;
      const id = newMessageId();
      store(JSON.stringify({ content, id }));
      return id;
    },
    /** It was sent: what follows is something else. */
    forget: () => store(''),
  };
}
