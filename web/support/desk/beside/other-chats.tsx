import type { SupportDetail } from '@hirfa/contract/support';
import { Plural, Trans } from '@lingui/react/macro';
import { DateTime } from '../../../ui/date-time.tsx';
import { TextLink } from '../../../ui/link.tsx';

/** The other chats of the person, as links of the desk. */
export function OtherChats({ chats }: { chats: SupportDetail['earlier'] }) {
  if (chats.length === 0)
    return (
      <p className="py-2">
        <Trans>This is their only chat.</Trans>
      </p>
    );
  return (
    <ul>
      {chats.map(({ id, created_at, last_seq: messages, rating: stars }) => (
        <li key={id} className="py-2">
          <TextLink to="/admin/support" search={{ id }} resetScroll={false} preload={false}>
            <DateTime at={created_at} form="day-and-time" />
          </TextLink>
          <p>
            <Plural value={messages} one="# message" other="# messages" />
            {stars !== null && (
              <>
                {' '}
                · <Plural value={stars} one="# star of 5" other="# stars of 5" />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
