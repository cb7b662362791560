import type { ReactNode } from 'react';
import type { Applicant, ApplicantDocument } from '@hirfa/contract/providers';
import { DOCUMENT_KINDS } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { StateBadge } from '../../ui/state-badge.tsx';
import { DOCUMENT_WORDS } from './texts.ts';

/** One page of a document, which another room shows. */
export type RenderDocument = (document: { documentId: string; page: number; label: string }) => ReactNode;

type DocumentsProps = { applicant: Pick<Applicant, 'documents'>; renderDocument: RenderDocument };

/**
 * All pages of all documents side by side, the front of the ID first; those of a change request stand beside the old
 * ones.
 */
export function Documents({ applicant, renderDocument }: DocumentsProps) {
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
              <Page
                key={`${document.id} ${index}`}
                document={document}
                page={index + 1}
                renderDocument={renderDocument}
              />
            )),
          )}
        </ul>
      )}
    </section>
  );
}

type PageProps = { document: ApplicantDocument; page: number; renderDocument: RenderDocument };

function Page({ document: { id, kind, pages, purpose, also_in }, page, renderDocument }: PageProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(DOCUMENT_WORDS[kind]);
  const ofPages = pages > 1 ? t`${name}, page ${page} of ${pages}` : name;
  const label = purpose === 'change' ? t`New: ${ofPages}` : ofPages;
  return (
    <li className="min-w-0">
      <figure>
        {renderDocument({ documentId: id, page, label })}
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
