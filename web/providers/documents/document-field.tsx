import type { DocumentBrief } from '@hirfa/contract/providers';
import type { DocumentKind, DocumentPurpose } from '@hirfa/domain/providers';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/use-call.ts';
import { ChooseFile } from './choose-file.tsx';
import { DocumentExample } from './document-example.tsx';
import { DocumentPicture } from './document-picture.tsx';
import { KIND_NAMES } from './texts.ts';
import { UploadLine } from './upload-line.tsx';
import { showDocument, useUploads } from './use-uploads.ts';

type DocumentFieldProps = {
  kind: DocumentKind;
  purpose: DocumentPurpose;
  /** The stored document; null while there is none. */
  document: DocumentBrief | null;
  /** What it is called here, if it has a name of its own. */
  name?: string;
  /** What counts as this document. */
  hint?: ReactNode;
  /** Why the form can not be sent with it, in the page's language. */
  error?: string | undefined;
};

/**
 * One private document of the person: taken with the camera or chosen, uploaded, replaced, removed. Its id is the
 * kind, and it can be focused.
 */
export function DocumentField({ kind, purpose, document, error, hint, ...given }: DocumentFieldProps) {
  const { i18n } = useLingui();
  const name = given.name ?? i18n._(KIND_NAMES[kind]);
  const nameId = useId();
  const errorId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const uploads = useUploads(purpose);
  const state = useSyncExternalStore(uploads.watch, () => uploads.state(kind));
  const isBusy = state !== null && 'progress' in state;
  /** The pressed button goes away: the keyboard stays at this document. */
  const andFocus =
    <Given extends unknown[]>(work: (...given: Given) => void) =>
    (...given: Given) => {
      work(...given);
      group.current?.focus();
    };
  const buttons = !isBusy && (
    <Buttons
      name={name}
      document={document}
      onChoose={andFocus((file) => uploads.start(kind, file))}
      onRemoved={() => group.current?.focus()}
    />
  );
  return (
    <fieldset
      ref={group}
      id={kind}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-describedby={error && state === null ? errorId : undefined}
      className="flex min-w-0 flex-col gap-3 rounded-m border border-sand-2 bg-card p-4 outline-offset-2"
    >
      <p id={nameId} className="flex min-w-0 items-center gap-2 text-s font-semibold text-ink-0">
        <span className="min-w-0 grow">{name}</span>
        {document && !error && <CircleCheck aria-hidden className="size-5 shrink-0 text-ok" />}
      </p>
      {!document && hint && <WhatCounts kind={kind}>{hint}</WhatCounts>}
      {document && <StoredDocument document={document} name={name} buttons={buttons} />}
      {state && (
        <UploadLine
          state={state}
          onResume={andFocus(() => uploads.resume(kind))}
          onStop={andFocus(() => uploads.stop(kind))}
        />
      )}
      {error && state === null && (
        <p id={errorId} className="flex items-start gap-1.5 text-xs font-medium text-bad">
          <CircleAlert aria-hidden className="mt-[.2em] size-4 shrink-0" />
          {error}
        </p>
      )}
      {!document && buttons}
    </fieldset>
  );
}

function WhatCounts({ kind, children }: { kind: DocumentKind; children: ReactNode }) {
  return (
    <div className="flex items-start gap-4">
      <DocumentExample kind={kind} />
      <p className="text-s text-ink-1">{children}</p>
    </div>
  );
}

type ButtonsProps = {
  name: string;
  document: DocumentBrief | null;
  onChoose: (file: File) => void;
  onRemoved: () => void;
};

function Buttons({ name, document, onChoose, onRemoved }: ButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <ChooseFile name={name} isReplacing={document !== null} onChoose={onChoose} />
      {document && <RemoveDocument document={document} name={name} onRemoved={onRemoved} />}
    </div>
  );
}

type StoredProps = { document: DocumentBrief; name: string; buttons: ReactNode };

/** The first page, and beside it (on a phone: below it) the buttons. */
function StoredDocument({ document, name, buttons }: StoredProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:gap-y-2">
      <DocumentPicture
        key={document.id}
        documentId={document.id}
        page={1}
        label={name}
        className="h-24 w-36 shrink-0 sm:row-span-2"
      />
      <output className="block text-xs text-ink-2">
        <Trans>Stored. Only you and our team can see it.</Trans>
        {document.pages > 1 && (
          <span className="block">
            <Plural value={document.pages} one="# page" other="# pages" />
          </span>
        )}
      </output>
      {buttons && <div className="max-sm:col-span-2">{buttons}</div>}
    </div>
  );
}

type RemoveProps = {
  document: DocumentBrief;
  name: string;
  onRemoved: () => void;
};

function RemoveDocument({ document, name, onRemoved }: RemoveProps) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const uploads = useUploads(document.purpose);
  const remove = useCall(orpc.providers.removeDocument.call, {
    onDone: () => {
      onRemoved();
      showDocument(queryClient, orpc, document, null);
    },
    onFailed: (error) => uploads.fail(document.kind, error),
  });
  return (
    <Button
      variant="quiet"
      pending={remove.isPending}
      aria-label={t`Remove: ${name}`}
      onClick={() => remove.send({ id: document.id })}
    >
      <Trans>Remove</Trans>
    </Button>
  );
}
