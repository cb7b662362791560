import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type RefObject, type SyntheticEvent, useState } from 'react';
import { codeOf } from '../../../kit/error-code.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Imported } from './import-state.tsx';
import { RemoveButton } from './remove-button.tsx';
import type { useImport } from './use-calendars.ts';

type ImportFormProps = {
  stored: Imported | null;
  calls: ReturnType<typeof useImport>;
  field: RefObject<HTMLInputElement | null>;
};

/** The address of the imported calendar: the stored one until another one is typed. */
export function ImportForm({ stored, calls, field }: ImportFormProps) {
  const { t } = useLingui();
  const { address, type, problem, isStored, submit } = useAddress({ stored, calls, field });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        ref={field}
        type="url"
        label={t`Address of the calendar`}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        placeholder="https://"
        value={address}
        error={problem}
        onChange={({ target }) => type(target.value)}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:*:w-full">
        <Button type="submit" variant="secondary" pending={calls.read.isPending}>
          {isStored ? <RefreshCw aria-hidden /> : <Download aria-hidden />}
          {isStored ? (
            <Trans>Read it now</Trans>
          ) : stored === null ? (
            <Trans>Import this calendar</Trans>
          ) : (
            <Trans>Import this one instead</Trans>
          )}
        </Button>
        {stored !== null && (
          <RemoveButton
            title={t`Remove this calendar?`}
            action={<Trans>Remove the calendar</Trans>}
            call={calls.remove}
            onRemoved={() => type(undefined)}
            focusAfter={field}
          >
            <Trans>Customers can then book you at the times when it is busy.</Trans>
          </RemoveButton>
        )}
      </div>
    </form>
  );
}

function useAddress({ stored, calls: { read }, field }: ImportFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const address = typed ?? stored?.address ?? '';
  const isStored = stored !== null && address.trim() === stored.address;

  function type(text: string | undefined) {
    setTyped(text);
    setProblem(undefined);
  }
  function refuse(text: string) {
    setProblem(text);
    field.current?.focus();
  }
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (read.isPending) return;
    if (!/^(?:https|webcals?):\/\/./i.test(address.trim())) {
      refuse(t`Please paste the whole address. It begins with https:// or webcal://`);
      return;
    }
    const onError = (error: Error) => {
      if (codeOf(error) === 'invalid_input')
        refuse(t`We do not read this address. Please copy it from your calendar again.`);
    };
    read.send({ address: address.trim() }, { onSuccess: () => type(undefined), onError });
  }
  return { address, type, problem, isStored, submit };
}
