import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { TextLink } from '../../ui/link.tsx';
import { testToolsQuery } from './queries.ts';

/** Leads to the test tools where they are switched on; they are the last of several links. */
export function TestToolsLink() {
  const { isSuccess } = useQuery(testToolsQuery(useOrpc()));
  return (
    isSuccess && (
      <TextLink to="/admin/reset-test-data">
        <Trans>Test tools</Trans>
      </TextLink>
    )
  );
}
