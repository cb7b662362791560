import { displayNameIn } from '@hirfa/domain/accounts';
import { withInitial } from '../../kit/format.ts';
import { useLanguage } from '../../kit/use-language.ts';

/** The customer's display name, isolated from the direction of the text around it. */
export function CustomerName({ booking: { customer } }: { booking: { customer: { display_name: string } } }) {
  return <bdi>{withInitial(displayNameIn(customer.display_name, useLanguage()))}</bdi>;
}
