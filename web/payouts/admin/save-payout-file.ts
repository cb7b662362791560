import type { PayoutFormat } from '@hirfa/domain/payouts';
import { saveFile } from '../../kit/save-file.ts';

const TYPES = { csv: 'text/csv', 'pain.001': 'application/xml' } as const satisfies Record<PayoutFormat, string>;

/** Downloads a file for the bank, byte for byte as it was written. */
export function savePayoutFile({ name, format, content }: { name: string; format: PayoutFormat; content: string }) {
  saveFile(content, { name, type: TYPES[format] });
}
