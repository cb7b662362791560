/** The two tabs of categories (specification 2: `/category/{categorySlug}/{tab}`). */
export const CATEGORY_TABS = ['community', 'trusted'] as const;
export type CategoryTab = (typeof CATEGORY_TABS)[number];
