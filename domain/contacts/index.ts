/** Ways to reach somebody, or to pay them, outside the product: found, refused or masked in what people write. */

export { contactIn, findContacts } from './find-contacts.ts';
export { leadsToContact } from './links.ts';
export { maskContacts, type Masked, type MaskedText } from './mask.ts';
export { CONTACT_KINDS, type ContactKind, type FoundContact, MASK } from './finding/found.ts';
