import type { TestTools as Tools } from '@hirfa/contract/admin';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { testToolsQuery } from './queries.ts';

type TestToolsProps = { children: (tools: Tools) => ReactNode; notFound: ReactNode };

/** Shows its children where the test tools are on; elsewhere the page does not exist. */
export function TestTools({ children, notFound }: TestToolsProps) {
  const { t } = useLingui();
  const query = useQuery(testToolsQuery(useOrpc()));
  if (query.data !== undefined) return children(query.data);
  if (query.isPending)
    return (
      <div aria-busy className="page-width max-w-xl py-6">
        <TextSkeleton lines={3} />
      </div>
    );
  if (codeOf(query.error) === 'not_found') return notFound;
  return (
    <ErrorState
      heading={t`The test tools could not be loaded`}
      onRetry={() => void query.refetch()}
      pending={query.isFetching}
    />
  );
}
