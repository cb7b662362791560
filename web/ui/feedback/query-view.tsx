import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { codeOf } from '../../kit/error-code.ts';
import { ErrorState } from './error-state.tsx';
import { SmallError } from './small-error.tsx';

type QueryViewProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>;
  skeleton: ReactNode;
  /** What could not be shown. */
  failed?: string;
  /** It is a part of a card, whose failure is one line. */
  isPart?: boolean;
  /** Shown where there is nothing with this id; without it, that is a failure like others. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query has read: its skeleton, then the data, or what failed and a button to retry. */
export function QueryView<Data>({ query, skeleton, failed, isPart = false, missing, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return skeleton;
  // An address may have any text in place of an id.
  if (missing !== undefined && ['not_found', 'invalid_input'].includes(codeOf(query.error))) return missing;
  const retry = () => void query.refetch();
  if (isPart && failed !== undefined) return <SmallError heading={failed} onRetry={retry} />;
  return <ErrorState {...(failed !== undefined && { heading: failed })} onRetry={retry} />;
}
