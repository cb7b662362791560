import { INVISIBLE_CHARACTERS } from '@hirfa/domain/market';

/** One line of text, without invisible characters. */
export const LINE = new RegExp(`^[^${INVISIBLE_CHARACTERS}]*$`, 'u');
/** Lines of text, without invisible characters. */
export const LINES = new RegExp(`^(?:[^${INVISIBLE_CHARACTERS}]|\n)*$`, 'u');
