import { Trans } from '@lingui/react/macro';
import { Link } from '../../ui/link.tsx';
import { useWorksHere } from './use-dashboard.ts';

/**
 * The way in for those who offer something: visitors first read what they earn, who has an account opens the form,
 * and who works here needs neither. Both links are rendered, and the mark on <html> shows the right one.
 */
export function OfferLink({ className }: { className: string }) {
  const worksHere = useWorksHere();
  if (worksHere) return null;
  const text = <Trans>Become a provider</Trans>;
  return (
    <>
      <Link to="/earnings" className={`${className} visitors-only`}>
        {text}
      </Link>
      <Link to="/onboarding/community" preload={false} className={`${className} signed-in-only`}>
        {text}
      </Link>
    </>
  );
}
