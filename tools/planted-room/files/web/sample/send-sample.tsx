import { Trans, useLingui } from '@lingui/react/macro';
import { useOrpc } from '../kit/use-orpc.ts';
import { Button } from '../ui/button.tsx';
import { useCall } from '../ui/use-call.ts';

export function SendSample() {
  const { t } = useLingui();
  const { sample } = useOrpc();
  const call = useCall(sample.sendSample.call, { done: t`Your sample was sent`, failed: t`It could not be sent` });
  return (
    <Button pending={call.isPending} onClick={() => call.send({})}>
      <Trans>Send a sample</Trans>
    </Button>
  );
}
