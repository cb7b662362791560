import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

type ContactProps = { personId: string; what: 'email' | 'phone_number'; masked: string | null };

/** A masked e-mail address or phone number. The whole one is read from the server when it is asked for. */
export function Contact({ personId, what, masked }: ContactProps) {
  const { t } = useLingui();
  const { admin } = useOrpc();
  const reveal = useMutation({ mutationFn: () => admin.revealContact.call({ id: personId, what }), gcTime: 0 });
  const label = what === 'email' ? t`Show the e-mail address` : t`Show the phone number`;
  if (masked === null) return <Trans>None</Trans>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1" aria-live="polite">
      <bdi dir="ltr">{reveal.data?.contact ?? masked}</bdi>
      {reveal.data === undefined && (
        <Button variant="quiet" pending={reveal.isPending} onClick={() => reveal.mutate()} aria-label={label}>
          <Eye aria-hidden />
          <Trans>Show</Trans>
        </Button>
      )}
      {reveal.isError && <Notice tone="bad">{t`It could not be shown. Please try again.`}</Notice>}
    </span>
  );
}
