import { Trans, useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { useCall } from '../use-call.ts';

type ContactProps = { personId: string; what: 'email' | 'phone_number'; masked: string | null };

/** A masked e-mail address or phone number. The whole one is read from the server when it is asked for. */
export function Contact({ personId, what, masked }: ContactProps) {
  const { t } = useLingui();
  const { admin } = useOrpc();
  const reveal = useCall(() => admin.revealContact.call({ id: personId, what }), { gcTime: 0 });
  const label = what === 'email' ? t`Show the e-mail address` : t`Show the phone number`;
  if (masked === null) return what === 'email' ? <Trans>No e-mail address</Trans> : <Trans>No phone number</Trans>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 gap-y-1" aria-live="polite">
      <bdi dir="ltr">{reveal.answer?.contact ?? masked}</bdi>
      {reveal.answer === undefined && (
        <Button
          variant="quiet"
          className="px-3!"
          pending={reveal.isPending}
          onClick={() => reveal.send()}
          aria-label={label}
        >
          <Eye aria-hidden />
          <Trans>Show</Trans>
        </Button>
      )}
      {reveal.refusal && <Notice tone="bad">{reveal.refusal}</Notice>}
    </span>
  );
}
