/** Where the path is stored that a person wanted to open before they had to sign in; see `wanted-path.ts`. */
export const WANTED_PATH_KEY = 'hirfa.wanted-path';
