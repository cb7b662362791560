import type { TestTools as Tools } from '@hirfa/contract/admin';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TestTools } from '../../admin/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link, TextLink } from '../../ui/link.tsx';
import { NotFound } from '../not-found.tsx';

type TestToolsPageProps = { heading: string; hint: ReactNode; children: (tools: Tools) => ReactNode };

/** The frame of a test tool; without test tools the address has no page. */
export function TestToolsPage({ heading, hint, children }: TestToolsPageProps) {
  return (
    <TestTools notFound={<NotFound />}>
      {(tools) => (
        <div className="page-width pt-2 pb-6">
          <Breadcrumbs here={heading}>
            <Link to="/admin/dashboard">
              <Trans>Admin dashboard</Trans>
            </Link>
          </Breadcrumbs>
          <h1 className="mt-2 title-text">{heading}</h1>
          <p className="mt-1 mb-6 max-w-2xl text-s text-ink-1">{hint}</p>
          {children(tools)}
          <nav className="mt-10 flex flex-wrap gap-x-6 gap-y-7 text-s [&_[aria-current]]:hidden">
            <TextLink to="/admin/delete-booking-by-id">
              <Trans>Delete a booking by its ID</Trans>
            </TextLink>
            <TextLink to="/admin/delete-test-booking">
              <Trans>Automatic deletion</Trans>
            </TextLink>
            <TextLink to="/admin/reset-test-data">
              <Trans>Reset the test data</Trans>
            </TextLink>
          </nav>
        </div>
      )}
    </TestTools>
  );
}
