/** The category of providers and offers without one (specification 3: primary_category). */
export const UNSORTED_CATEGORY = 'others';
