import { useOrpc } from '../kit/use-orpc.ts';
import { asPicture } from '../ui/photos/shrink-photo.ts';
import { useUnsentToast } from './use-unsent-toast.ts';
import { useUnsentIn } from './use-unsent.ts';

/** The photos that a person sends to their session. */
export function usePhotos(sessionId: string) {
  const { support } = useOrpc();
  return useUnsentIn(sessionId, {
    call: ({ session_id, id, ...content }) =>
      'photo' in content
        ? support.sendSupportPhoto.call({ params: { session_id, id }, body: asPicture(content.photo) })
        : support.sendLiveSupportMessage.call({ session_id, id, ...content }),
    onError: useUnsentToast(),
  });
}
