import type { Evidence } from '@hirfa/contract/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import { DateTime } from '../../ui/date-time.tsx';
import { SentPhoto } from '../../ui/photos/photo.tsx';
import { photoAddress } from '../../ui/photos/photo-query.ts';
import { LINE_WORDS } from '../words/line-words.ts';

type Props = { evidence: Evidence };

/** The chat of a booking as it is sent to a bank: who wrote what, and when. */
export function ChatEvidence({ evidence: { messages } }: Props) {
  const { i18n, t } = useLingui();
  const writers = {
    customer: t({ message: 'Customer', context: 'who wrote it' }),
    provider: t({ message: 'Provider', context: 'who wrote it' }),
    product: 'Hirfa',
  };
  if (messages.length === 0)
    return (
      <p className="text-s text-ink-1">
        <Trans>Nothing was written.</Trans>
      </p>
    );
  return (
    <ol className="flex flex-col gap-2 text-s">
      {messages.map((message) => (
        <li key={message.id} className="min-w-0 wrap-anywhere">
          <DateTime at={message.created_at} form="day-and-time" /> · {writers[message.sender]}:{' '}
          {message.line === null ? <Content message={message} /> : i18n._(LINE_WORDS[message.line])}
        </li>
      ))}
    </ol>
  );
}

/** A photo is shown; a place is not, it is where somebody lives. */
function Content({ message: { id, photo, text } }: { message: Evidence['messages'][number] }) {
  const { t } = useLingui();
  if (photo !== null) return <SentPhoto address={photoAddress('chat', id)} size={photo} label={t`The photo`} />;
  return <bdi className="whitespace-pre-line">{text ?? `(${t`Photo or place`})`}</bdi>;
}

/** Which agreements the customer had accepted. */
export function AcceptedAgreements({ evidence: { accepted } }: Props) {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = { terms: t`Terms of use`, privacy: t`Privacy notice` };
  if (accepted.length === 0)
    return (
      <p className="text-s text-ink-1">
        <Trans>Nothing is known.</Trans>
      </p>
    );
  return (
    <ul className="flex flex-col gap-2 text-s">
      {accepted.map(({ agreement, version, accepted_at }) => (
        <li key={`${agreement} ${version}`}>
          {names[agreement] ?? agreement} (<bdi dir="ltr">{version}</bdi>) ·{' '}
          <DateTime at={accepted_at} form="day-and-time" />
        </li>
      ))}
    </ul>
  );
}
