import type { Me } from '@hirfa/contract/accounts';
import { displayName } from '@hirfa/domain/accounts';
import { Avatar } from '../../ui/avatar.tsx';

/** The photo of the signed-in person, or the initials of the name that others see. Visitors do not load it. */
export default function PersonAvatar({ me }: { me: Me }) {
  return <Avatar name={displayName(me.full_name)} photo={me.avatar_url} size="s" />;
}
