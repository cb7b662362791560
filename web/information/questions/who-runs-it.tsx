import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/card.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { OperatorLines, useOperator } from '../operator.tsx';

/** Nothing while the operator has stated nothing. */
export function WhoRunsIt() {
  const operator = useOperator();
  if (operator === null) return null;
  return (
    <PageSection id="operator" heading={<Trans>Who runs Hirfa</Trans>}>
      <Card className="max-w-3xl p-5 sm:p-8">
        <OperatorLines of={operator} />
      </Card>
    </PageSection>
  );
}
