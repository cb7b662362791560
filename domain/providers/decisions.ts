import { displayName } from '../accounts/index.ts';

/** The length of an admin's reason, which the person reads. */
export const REASON_LENGTH = { min: 5, max: 500 } as const;

/** How many entries of the audit log stand on an applicant's page; all of them are read with a call of their own. */
export const LAST_AUDIT_ENTRIES = 10;

/** What becomes of a change request; `open` until it is decided or withdrawn. */
export const CHANGE_REQUEST_STATUSES = ['open', 'approved', 'rejected', 'withdrawn'] as const;

interface Names {
  full_name: string;
  full_name_ar: string | null;
  business_name: string | null;
  business_name_ar: string | null;
}

/** The names that everybody sees: those of the business of a firm, otherwise a first name and an initial. */
export function shownNames({ full_name, full_name_ar, business_name, business_name_ar }: Names) {
  return business_name === null
    ? { display_name_en: displayName(full_name), display_name_ar: displayName(full_name_ar ?? full_name) }
    : { display_name_en: business_name, display_name_ar: business_name_ar ?? business_name };
}
