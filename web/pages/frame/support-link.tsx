import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import Headset from 'lucide-react/icons/headset';
import { plainPath } from '../../kit/i18n.ts';
import { Link } from '../../ui/link.tsx';

/** Live support in the header, on phones, where a floating button would cover the page. 2.49 */
export function SupportLink() {
  const { t } = useLingui();
  const isHere = useLocation({ select: ({ pathname }) => plainPath(pathname) === '/support' });
  if (isHere) return null;
  return (
    <Link
      to="/support"
      preload={false}
      className="signed-in-only inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-1 hover:bg-sand-1 hover:text-ink-0 md:hidden print:hidden noscript:hidden"
    >
      <Headset aria-hidden className="size-5.5" />
      <span className="sr-only">{t`Live support`}</span>
    </Link>
  );
}
