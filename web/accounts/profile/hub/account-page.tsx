import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Link } from '../../../ui/link.tsx';
import { useSignedIn } from '../../common/use-signed-in.ts';
import { DeletionBanner } from '../delete-account/deletion-banner.tsx';

type AccountPageProps = {
  heading: string;
  lead?: ReactNode;
  /** Hides the deletion banner: the page itself shows it. */
  isAboutDeletion?: boolean;
  children: ReactNode;
};

/** The layout of a page below the profile: links above, for visitors home, heading, deletion banner, sections. */
export function AccountPage({ heading, lead, isAboutDeletion = false, children }: AccountPageProps) {
  const { t } = useLingui();
  const signedIn = useSignedIn();
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-6">
      <div>
        <Breadcrumbs here={heading}>
          <>
            <Link to="/profile" className="signed-in-only">{t`My profile`}</Link>
            <Link to="/" className="visitors-only">{t`Home`}</Link>
          </>
        </Breadcrumbs>
        <h1 className="title-text mt-2 lg:text-[2.25rem]">{heading}</h1>
        {lead && <p className="mt-2 max-w-2xl text-ink-1">{lead}</p>}
      </div>
      {signedIn === true && !isAboutDeletion && <DeletionBanner />}
      <div className="flex flex-col gap-10 lg:gap-8">{children}</div>
    </div>
  );
}
