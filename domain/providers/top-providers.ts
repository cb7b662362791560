/** How many top providers of a type are shown: those with the most completed jobs. 6.8, 9.21 */
export const TOP_PROVIDERS_LIMIT = 3;
