import { westernDigits } from '@hirfa/domain/accounts';
import { INVISIBLE_CHARACTERS, INVISIBLE_IN_NAMES } from '@hirfa/domain/market';

const INVISIBLE = new RegExp(`[${INVISIBLE_IN_NAMES}]`, 'gu');
const INVISIBLE_IN_LINES = new RegExp(String.raw`(?!\n)[${INVISIBLE_CHARACTERS}]`, 'gu');

/** A typed or pasted line, such as a name, without the invisible characters that the server refuses. */
export const asLine = (typed: string) => typed.replaceAll(INVISIBLE, '');

/** A text with line breaks, without those that it refuses there. */
export const asLines = (typed: string) => typed.replaceAll('\r\n', '\n').replaceAll(INVISIBLE_IN_LINES, '');

/** An amount from any keyboard: "٢٥٠٫٥" and "1,250" are "250.5" and "1250". */
export const asAmount = (typed: string) =>
  westernDigits(asLine(typed))
    .replaceAll('٫', '.')
    .replaceAll(/[\s,٬]/g, '')
    .slice(0, 20);
