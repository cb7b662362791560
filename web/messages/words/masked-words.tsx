import type { Chat, Message } from '@hirfa/contract/messages';
import type { ContactKind } from '@hirfa/domain/contacts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import EyeOff from 'lucide-react/icons/eye-off';

const HIDDEN: Record<ContactKind, MessageDescriptor> = {
  phone: msg`We hid a phone number.`,
  email: msg`We hid an e-mail address.`,
  link: msg`We hid a link.`,
  account: msg`We hid an account name.`,
  payment: msg`We hid payment details.`,
};
const SEVERAL = msg`We hid contact details.`;

/** What was masked in a message, and why. */
export function MaskedNote({ masked, part }: { masked: Message['masked']; part: Chat['part'] }) {
  const { i18n } = useLingui();
  const [first, ...others] = masked;
  if (first === undefined) return null;
  return (
    <p className="mt-2 flex items-start gap-1.5 border-t border-current/15 pt-2 text-xs text-ink-1">
      <EyeOff aria-hidden className="mt-[.25em] size-3.5 shrink-0" />
      <span>
        {i18n._(others.length > 0 ? SEVERAL : HIDDEN[first.kind])}{' '}
        {part === 'provider' ? (
          <Trans>Until you accept the request, contacts stay hidden, so that both of you are protected.</Trans>
        ) : (
          <Trans>Until the request is accepted, contacts stay hidden, so that your money is protected.</Trans>
        )}
      </span>
    </p>
  );
}
