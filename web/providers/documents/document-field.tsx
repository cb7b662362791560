import type { DocumentBrief } from '@hirfa/contract/providers';
import type { DocumentKind, DocumentPurpose } from '@hirfa/domain/providers';

type DocumentFieldProps = {
  kind: DocumentKind;
  purpose: DocumentPurpose;
  /** The stored document; null while there is none. */
  document: DocumentBrief | null;
  /** The document has been stored, replaced or removed on the server. */
  onChange: (document: DocumentBrief | null) => void;
  /** Why the form can not be sent with it, in the page's language. */
  error?: string | undefined;
};

/** One private document of the person: taken with the camera or chosen, uploaded, replaced, removed. */
export function DocumentField({ kind, document, error }: DocumentFieldProps) {
  return (
    <div data-document={kind}>
      {document?.id}
      {error}
    </div>
  );
}
