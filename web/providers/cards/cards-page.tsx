import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

type CardsPageProps = {
  heading: string;
  lead?: ReactNode;
  /** Whether the page is below the list of services. */
  isBelowList?: boolean;
  action?: ReactNode;
  children: ReactNode;
};

/** The layout of the pages about a provider's services: links back, heading, main action. */
export function CardsPage({ heading, lead, isBelowList = false, action, children }: CardsPageProps) {
  const { t } = useLingui();
  return (
    <div className="page-width flex flex-col gap-6 pt-2 pb-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <Breadcrumbs here={heading}>
            <Link to="/provider/dashboard">{t`Provider dashboard`}</Link>
            {isBelowList && <Link to="/provider/services">{t`My services`}</Link>}
          </Breadcrumbs>
          <h1 className="title-text mt-2 wrap-anywhere">
            <bdi>{heading}</bdi>
          </h1>
          {lead && <p className="mt-1 max-w-2xl text-ink-1">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
