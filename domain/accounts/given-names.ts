/**
 * The given names whose bearers are known by their second name, in Latin and in Arabic letters, as `foldForSearch`
 * folds them. A two-word name that begins with one of them is shown by its second word. 5.13
 * The list is short for a reason: docs/decisions/0005-names-in-both-scripts.md.
 */
const LATIN = `
  ahmad ahmed mahmoud mahmud mohamad mohamed mohammad mohammed mostafa moustafa muhamed muhammad muhammed mustafa
`;

const ARABIC = 'احمد محمد محمود مصطفي';

export const GIVEN_NAMES: ReadonlySet<string> = new Set(`${LATIN} ${ARABIC}`.trim().split(/\s+/));
