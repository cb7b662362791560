// @with-first-page
/** Where a browser keeps the ids of whom a visitor has saved; they become the person's at sign-in. */
export const FAVOURITES_KEY = 'hirfa.favourites';
