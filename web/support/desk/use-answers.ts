import { useOrpc } from '../../kit/use-orpc.ts';
import { asPicture } from '../../ui/photos/shrink-photo.ts';
import { useUnsentIn } from '../use-unsent.ts';
import { useRefusalToast } from './use-refusal-toast.ts';

/** What an admin answers in a session. */
export function useAnswers(sessionId: string) {
  const { support } = useOrpc();
  return useUnsentIn(sessionId, {
    call: ({ session_id, id, ...content }) =>
      'photo' in content
        ? support.replyWithPhoto.call({ params: { session_id, id }, body: asPicture(content.photo) })
        : support.replyToSupport.call({ session_id, id, ...content }),
    onError: useRefusalToast(sessionId),
  });
}
