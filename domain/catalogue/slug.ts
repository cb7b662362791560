/** The form of a slug, for JavaScript and for PostgreSQL: words of small letters and digits, joined by hyphens. */
export const SLUG = { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', most: 80 } as const;
