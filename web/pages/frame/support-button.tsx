import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import Headset from 'lucide-react/icons/headset';
import { plainPath } from '../../kit/i18n.ts';
import { Link } from '../../ui/link.tsx';

/** Pages that are chats, that ask for money or passwords, or that admins work on. */
const WITHOUT =
  /^\/(?:support|messages|auth|payment|booking|admin|onboarding|email-confirmed|reset-password|undo-security)(?:[-/?]|$)/;

/**
 * Leads signed-in people to live support, at the end side of most pages. On a phone it would cover what is there: the
 * header has it. 2.49
 */
export function SupportButton() {
  const { t } = useLingui();
  const isHidden = useLocation({ select: ({ pathname }) => WITHOUT.test(plainPath(pathname)) });
  if (isHidden) return null;
  return (
    <nav
      aria-label={t`Help`}
      className="signed-in-only fixed max-md:hidden end-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-20 own-bar:hidden print:hidden noscript:hidden"
    >
      <Link
        to="/support"
        preload={false}
        aria-label={t`Live support`}
        data-tooltip={t`Live support`}
        className="inline-flex size-13 items-center justify-center rounded-full bg-teal text-sand-0 shadow-2 transition-colors hover:bg-ink-0"
      >
        <Headset aria-hidden className="size-6" />
      </Link>
    </nav>
  );
}
