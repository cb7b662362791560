import type { DocumentBrief } from '@hirfa/contract/providers';
import { requiredDocuments } from '@hirfa/domain/providers';
import { Trans } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import { DocumentField } from '../../documents/document-field.tsx';
import { useForm } from '../form-context.ts';

/** The documents that an admin looks at. */
export function DocumentsStep({ documents }: { documents: readonly DocumentBrief[] }) {
  const { form, errorOf } = useForm();
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
