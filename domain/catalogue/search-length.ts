/** The most characters of a search. */
export const SEARCH_LENGTH = 100;
/** The most characters of the trade words of a category or service, and of the other names of an area. */
export const TRADE_WORDS_LENGTH = 2000;
export const OTHER_NAMES_LENGTH = 300;
