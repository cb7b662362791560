import type { ChangeRequest, DocumentBrief } from '@hirfa/contract/providers';
import type { ApplicationForm } from '@hirfa/domain/providers';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import Hourglass from 'lucide-react/icons/hourglass';
import { Card } from '../../../ui/card.tsx';
import { DateTime } from '../../../ui/date-time.tsx';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { DocumentPicture } from '../../documents/document-picture.tsx';
import { KIND_NAMES } from '../../documents/texts.ts';
import { Row } from './present-values.tsx';
import { valuesOf } from './value-names.ts';
import { WithdrawButton } from './withdraw-button.tsx';

type OpenRequestProps = {
  request: ChangeRequest;
  documents: readonly DocumentBrief[];
  present: ApplicationForm;
  onWithdrawn: () => void;
};

/** What the provider has asked for, and since when we look at it. */
export function OpenRequest({ request, documents, present, onWithdrawn }: OpenRequestProps) {
  const { i18n } = useLingui();
  const since = <DateTime at={request.created_at} form="day-and-time" />;
  const translate = (text: MessageDescriptor) => i18n._(text);
  const before = valuesOf(present, translate);
  return (
    <Card raised className="flex flex-col items-start gap-4 p-5 sm:p-6">
      <StateBadge tone="warn" icon={<Hourglass aria-hidden />}>
        <Trans>Waiting for our team</Trans>
      </StateBadge>
      <div>
        <h3 className="card-text">
          <Trans>Your change is with us</Trans>
        </h3>
        <p className="mt-1 text-s text-ink-1">
          <Trans>Sent on {since}. We usually answer within a day, here and by notification.</Trans>
        </p>
      </div>
      <dl className="w-full divide-y divide-sand-2 border-y border-sand-2">
        {valuesOf(request.changes, translate).map(({ field, name, value }) => {
          const old = before.find((each) => each.field === field)?.value;
          return (
            <Row key={field} name={name}>
              <bdi className="font-semibold text-ink-0">{value}</bdi>
              {old && (
                <span className="block text-xs text-ink-2">
                  <Trans>
                    Until then: <bdi>{old}</bdi>
                  </Trans>
                </span>
              )}
            </Row>
          );
        })}
        {documents.map(({ id, kind }) => (
          <Row key={id} name={i18n._(KIND_NAMES[kind])}>
            <DocumentPicture documentId={id} page={1} label={i18n._(KIND_NAMES[kind])} className="h-24 w-36" />
          </Row>
        ))}
      </dl>
      <WithdrawButton id={request.id} hasDocuments={documents.length > 0} onWithdrawn={onWithdrawn} />
    </Card>
  );
}
