import { shorten } from '@hirfa/domain/messages';

/** A longer contact is cut. */
const LONGEST = 40;

/** A contact as it is written, in its own direction, so that the person finds it in their text. */
export const quotedContact = (text: string): string => `\u2068${shorten(text.replace(/\s+/gu, ' '), LONGEST)}\u2069`;
