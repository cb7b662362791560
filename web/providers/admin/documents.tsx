import type { Applicant, ApplicantDocument } from '@hirfa/contract/providers';
import { DOCUMENT_KINDS } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { StateBadge } from '../../ui/state-badge.tsx';
import { DocumentPicture } from '../documents/document-picture.tsx';
import { DOCUMENT_WORDS } from '../../ui/admin/provider-words.ts';

/**
 * All pages of all documents side by side, the front of the ID first; those of a change request stand beside the old
 * ones.
 */
export function Documents({ applicant }: { applicant: Pick<Applicant, 'documents'> }) {
  const documents = DOCUMENT_KINDS.flatMap((each) => applicant.documents.filter(({ kind }) => kind === each));
  return (
    <section aria-labelledby="documents-heading">
      <h3 id="documents-heading" className="card-text mb-3">
        <Trans>Documents</Trans>
      </h3>
      {documents.length === 0 ? (
        <p className="text-s text-ink-1">
          <Trans>No documents</Trans>
        </p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {documents.flatMap((document) =>
            Array.from({ length: document.pages }, (_, index) => (
              <Page key={`${document.id} ${index}`} document={document} page={index + 1} />
            )),
          )}
        </ul>
      )}
    </section>
  );
}

function Page({
  document: { id, kind, pages, purpose, also_in },
  page,
}: {
  document: ApplicantDocument;
  page: number;
}) {
  const { t, i18n } = useLingui();
  const name = i18n._(DOCUMENT_WORDS[kind]);
  const ofPages = pages > 1 ? t`${name}, page ${page} of ${pages}` : name;
  const label = purpose === 'change' ? t`New: ${ofPages}` : ofPages;
  return (
    <li className="min-w-0">
      <figure>
        <DocumentPicture documentId={id} page={page} label={label} />
        <figcaption className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs font-semibold text-ink-1">
          {label}
          {also_in.length > 0 && (
            <StateBadge tone="warn" icon={<TriangleAlert aria-hidden />}>
              <Trans>In another account too</Trans>
            </StateBadge>
          )}
        </figcaption>
      </figure>
    </li>
  );
}
