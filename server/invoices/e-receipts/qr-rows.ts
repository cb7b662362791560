import { correction, generate } from 'lean-qr';

/** How many blank modules scanners need around a code. */
const QUIET = 4;

/** The QR code of a text with the blank margin around it: each row a text of "1" (dark) and "0". */
export function qrRows(text: string): string[] {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return code.toString({ on: '1', off: '0', pad: QUIET }).trim().split('\n');
}
