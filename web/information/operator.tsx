import type { Contact } from '@hirfa/contract/support';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../kit/use-language.ts';
import { useOrpc } from '../kit/use-orpc.ts';
import { contactQuery } from './queries.ts';

/** What is stated of the operator, which the loader of the page has read; null while nothing is. */
export function useOperator(): Contact['operator'] {
  return useSuspenseQuery(contactQuery(useOrpc())).data.operator;
}

/** Who runs the site, line by line; what is not stated is left out. */
export function OperatorLines({ of: operator }: { of: NonNullable<Contact['operator']> }) {
  const language = useLanguage();
  const { contact_email: email, contact_phone: phone, commercial_register, tax_number } = operator;
  return (
    <dl className="grid gap-x-4 gap-y-3 text-s sm:grid-cols-[9rem_1fr]">
      <Line name={<Trans>Name</Trans>}>{textIn(operator, 'legal_name', language)}</Line>
      <Line name={<Trans>Address</Trans>}>{textIn(operator, 'address', language)}</Line>
      <Line name={<Trans>Commercial register</Trans>}>{commercial_register}</Line>
      <Line name={<Trans>Tax number</Trans>}>{tax_number}</Line>
      <Line name={<Trans>E-mail</Trans>} link={`mailto:${email}`}>
        {email}
      </Line>
      <Line name={<Trans>Phone</Trans>} link={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </Line>
    </dl>
  );
}

type LineProps = { name: ReactNode; link?: string; children: string };

function Line({ name, link, children }: LineProps) {
  if (children === '') return null;
  const text = <bdi className="wrap-anywhere">{children}</bdi>;
  return (
    <div className="sm:contents">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-medium text-ink-0">
        {link === undefined ? (
          text
        ) : (
          <a
            href={link}
            className="-my-2.5 inline-flex min-h-11 min-w-11 items-center rounded-s text-clay-ink underline underline-offset-4"
          >
            {text}
          </a>
        )}
      </dd>
    </div>
  );
}
