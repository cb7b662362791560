import type { DocumentBrief } from '@hirfa/contract/providers';
import { type DocumentKind, requiredDocuments } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import { DocumentField } from '../../documents/document-field.tsx';
import { whatCounts } from './what-counts.ts';
import { useForm } from '../form-context.ts';
import { wayOf } from '../ways.ts';

/** The documents that an admin looks at. */
export function DocumentsStep({ documents }: { documents: readonly DocumentBrief[] }) {
  const { i18n } = useLingui();
  const { form, errorOf } = useForm();
  function wordsOf(kind: DocumentKind) {
    const { name, hint } = whatCounts(kind, wayOf(form) ?? 'community');
    return { hint: i18n._(hint), ...(name && { name: i18n._(name) }) };
  }
  return (
    <>
      <p className="flex items-start gap-2.5 text-s text-ink-1">
        <Lock aria-hidden className="mt-0.5 size-5 shrink-0 text-teal" />
        <Trans>Only you and our team see them, and each look is recorded. Customers never do.</Trans>
      </p>
      <div className="flex flex-col gap-3">
        {requiredDocuments(form).map((kind) => (
          <div key={kind} data-field={kind}>
            <DocumentField
              kind={kind}
              {...wordsOf(kind)}
              purpose="application"
              document={documents.find((each) => each.kind === kind) ?? null}
              error={errorOf(kind)}
            />
          </div>
        ))}
      </div>
    </>
  );
}
