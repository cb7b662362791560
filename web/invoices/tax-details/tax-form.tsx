import type { TaxDetails } from '@hirfa/contract/invoices';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { focusProblem } from '../../ui/fields/focus-problem.ts';
import { useCall } from '../../ui/use-call.ts';
import { taxDetailsQuery } from '../queries.ts';
import { areDetailsWrong, TaxFields } from './tax-fields.tsx';

const NOTHING: TaxDetails = { tax_number: '', name: '', address: '' };

type TaxFormProps = { stored: TaxDetails | null; onClose: () => void };

/** Asks for what invoices say of a registered provider, and stores it, or takes it back. */
export function TaxForm({ stored, onClose }: TaxFormProps) {
  const { t } = useLingui();
  const place = useRef<HTMLFormElement>(null);
  const orpc = useOrpc();
  const [typed, setTyped] = useState(stored ?? NOTHING);
  const [isTried, setIsTried] = useState(false);
  const save = useCall(orpc.invoices.saveTaxDetails.call, {
    done: t`Saved`,
    readAgain: [taxDetailsQuery(orpc).queryKey],
    onDone: onClose,
  });

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsTried(true);
    if (areDetailsWrong(typed)) return focusProblem(place.current);
    save.send({ details: typed });
  }
  return (
    <form ref={place} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TaxFields value={typed} onChange={setTyped} isTried={isTried} />
      {save.refusal && <Notice tone="bad">{save.refusal}</Notice>}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" variant="secondary" pending={save.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        {stored !== null && (
          <Button variant="quiet" onClick={() => save.send({ details: null })}>
            <Trans>I am not registered any more</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
