/** Marks what a document loads with the app; browsers ignore it. */
export const LATER = 'later';

/** In the browser: whether this page is a document, which was whole before the app. */
export const isLoadedLater = (): boolean => document.querySelector(`script[type=${LATER}]`) !== null;
