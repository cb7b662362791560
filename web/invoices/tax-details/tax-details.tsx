import type { TaxDetails as Details } from '@hirfa/contract/invoices';
import { formatTaxNumber } from '@hirfa/domain/invoices';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { taxDetailsQuery } from '../queries.ts';
import { TaxForm } from './tax-form.tsx';

/** How the provider is registered for taxes, and the form that changes it. */
export function TaxDetails() {
  const { t } = useLingui();
  const query = useQuery(taxDetailsQuery(useOrpc()));
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <QueryView query={query} failed={t`This could not be loaded`} skeleton={<Skeleton className="h-24 rounded-m" />}>
      {({ details }) => {
        if (isOpen) return <TaxForm stored={details} onClose={() => setOpen(false)} />;
        if (details !== null) return <Stated details={details} onChange={open} />;
        return (
          <Button variant="secondary" onClick={open} className="self-start max-sm:w-full">
            <Trans>Add my tax number</Trans>
          </Button>
        );
      }}
    </QueryView>
  );
}

function Stated({ details: { tax_number, name, address }, onChange }: { details: Details; onChange: () => void }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="min-w-0">
        <p className="font-semibold text-ink-0">
          <bdi dir="ltr">{formatTaxNumber(tax_number)}</bdi>
        </p>
        <p className="text-s wrap-anywhere text-ink-1">
          <bdi>{name}</bdi>
        </p>
        <p className="text-s wrap-anywhere text-ink-1">
          <bdi>{address}</bdi>
        </p>
      </div>
      <Button variant="secondary" onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
    </Card>
  );
}
