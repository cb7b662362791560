import type { MessageReport } from '@hirfa/contract/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { classNames } from '../../ui/class-names.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { SentPhoto } from '../../ui/photos/photo.tsx';
import { photoAddress } from '../../ui/photos/photo-query.ts';
import { reportQuery } from './queries.ts';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { useDecideLater } from '../../ui/admin/queue/use-decide-later.ts';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { ReadItem } from '../../ui/admin/queue/read-item.tsx';

/** A reported message with those around it. */
export function ReportItem({ item, onDecided }: ItemProps<'report'>) {
  const later = useDecideLater(item, onDecided);
  return (
    <ReadItem query={useQuery(reportQuery(useOrpc(), item.id))}>
      {(report) => (
        <>
          <Reason report={report} />
          <div className="flex flex-wrap gap-3 *:max-sm:grow">
            <KeyButton shortcut="H" pending={later.isPending} onClick={() => later.decide('hide')}>
              <Trans>Hide the message</Trans>
            </KeyButton>
            <KeyButton
              shortcut="D"
              variant="secondary"
              pending={later.isPending}
              onClick={() => later.decide('dismiss')}
            >
              <Trans>Dismiss the report</Trans>
            </KeyButton>
          </div>
          <Messages report={report} />
        </>
      )}
    </ReadItem>
  );
}

function useNames(report: MessageReport) {
  const { t } = useLingui();
  const provider = useLanguage() === 'ar' ? report.provider_name_ar : report.provider_name_en;
  return { customer: report.customer_name, provider, product: t({ message: 'Hirfa', context: 'chat' }) };
}

function Reason({ report }: { report: MessageReport }) {
  const names = useNames(report);
  const name = report.reported_by && <bdi className="font-semibold">{names[report.reported_by]}</bdi>;
  return (
    <div className="rounded-m bg-sand-1 p-4 text-s">
      <p className="mb-1 text-ink-1">
        {name === null ? <Trans>Reported by someone who has left</Trans> : <Trans>{name} reports:</Trans>}
      </p>
      <OwnWords>{report.reason}</OwnWords>
    </div>
  );
}

function Messages({ report }: { report: MessageReport }) {
  const { t } = useLingui();
  const names = useNames(report);
  return (
    <section aria-labelledby="reported-heading">
      <h3 id="reported-heading" className="card-text mb-3">
        <Trans>The message, with those around it</Trans>
      </h3>
      <ol className="flex flex-col gap-2 text-s">
        {report.messages
          .filter(({ sender }) => sender !== 'product')
          .map((message) => {
            const isIt = message.id === report.message_id;
            return (
              <li
                key={message.id}
                className={classNames('rounded-s px-3 py-2', isIt ? 'bg-warn-soft' : 'border border-sand-2')}
              >
                <p className="flex flex-wrap gap-x-3 text-xs text-ink-1">
                  <bdi className="font-semibold">{names[message.sender]}</bdi>
                  <DateTime at={message.created_at} form="day-and-time" />
                  {isIt && (
                    <strong className="font-semibold text-warn">
                      <Trans>This one is reported</Trans>
                    </strong>
                  )}
                </p>
                {message.photo && (
                  <SentPhoto address={photoAddress('chat', message.id)} size={message.photo} label={t`The photo`} />
                )}
                {message.text === null ? <NoText kind={message.kind} /> : <OwnWords>{message.text}</OwnWords>}
              </li>
            );
          })}
      </ol>
    </section>
  );
}

function NoText({ kind }: Pick<MessageReport['messages'][number], 'kind'>) {
  if (kind === 'photo') return null;
  return (
    <p className="text-ink-1 italic">
      {kind === 'place' ? <Trans>A place on the map</Trans> : <Trans>The words of someone who has left</Trans>}
    </p>
  );
}
