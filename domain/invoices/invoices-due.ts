import { type Piastres, piastres, type PriceLines } from '../payments/index.ts';
import { byNumbering, type InvoiceKind, type InvoiceSubject } from './kinds.ts';

/** The amounts of an invoice. What discounts pay of `net` and `vat` is in `discount`; the platform pays it. */
export interface InvoiceAmounts {
  net: Piastres;
  vat: Piastres;
  discount: Piastres;
}

export interface DueInvoice extends InvoiceAmounts {
  kind: InvoiceKind;
  subject: InvoiceSubject;
}

type Position = Record<InvoiceSubject, InvoiceAmounts>;

const NOTHING: InvoiceAmounts = { net: piastres(0), vat: piastres(0), discount: piastres(0) };
const EMPTY: Position = { service: NOTHING, platform_fee: NOTHING, commission: NOTHING };
const PARTS = ['net', 'vat', 'discount'] as const;

/**
 * The invoices and credit notes after which all of a booking are its present lines, to the piastre; none if they are
 * already. VAT and discounts are those of the payment: service and fee share them by largest remainder, and no credit
 * note takes back more than was invoiced. Where one part would have to rise while another falls, both are taken back
 * whole and invoiced again.
 */
export function invoicesDue(issued: readonly DueInvoice[], lines: PriceLines): DueInvoice[] {
  const present = positionOf(issued);
  const target = positionFor(present, lines);
  const due = target === null ? [...steps(present, { ...EMPTY, commission: present.commission })] : [];
  const from = target === null ? { ...EMPTY, commission: present.commission } : present;
  const to = target ?? positionFor(from, lines);
  if (to === null) throw new Error('these lines can not be invoiced');
  return [...due, ...steps(from, to)].toSorted(byNumbering);
}

/** What is invoiced in all, after credit notes. */
export function positionOf(issued: readonly DueInvoice[]): Position {
  const position = { ...EMPTY };
  for (const each of issued) {
    const before = position[each.subject];
    const sign = each.kind === 'invoice' ? 1 : -1;
    position[each.subject] = {
      net: piastres(before.net + sign * each.net),
      vat: piastres(before.vat + sign * each.vat),
      discount: piastres(before.discount + sign * each.discount),
    };
  }
  return position;
}

/** How lines are shared, so that no part moves against the others; null where that is not possible. */
function positionFor({ service, platform_fee: fee, ...present }: Position, lines: PriceLines): Position | null {
  const moves = [
    lines.subtotal - service.net,
    lines.platform_fee - fee.net,
    lines.vat - service.vat - fee.vat,
    lines.referral_bonus - service.discount - fee.discount,
  ];
  const isFalling = moves.every((move) => move <= 0);
  if (!isFalling && !moves.every((move) => move >= 0)) return null;
  const move = { isFalling };
  const vat = share(lines.vat, [service.vat, fee.vat], {
    ...move,
    wanted: ofShare(lines.vat, lines.subtotal, lines.platform_fee),
    most: [lines.subtotal === 0 ? 0 : lines.vat, lines.platform_fee === 0 ? 0 : lines.vat],
  });
  if (vat === null) return null;
  const most: Pair = [lines.subtotal + vat[0], lines.platform_fee + vat[1]];
  const discounts = share(lines.referral_bonus, [service.discount, fee.discount], { ...move, wanted: most[0], most });
  if (discounts === null) return null;
  return {
    service: { net: lines.subtotal, vat: piastres(vat[0]), discount: piastres(discounts[0]) },
    platform_fee: { net: lines.platform_fee, vat: piastres(vat[1]), discount: piastres(discounts[1]) },
    commission: { ...present.commission, net: lines.provider_commission },
  };
}

type Pair = readonly [service: number, fee: number];

/** Shares an amount between service and fee, as near to `wanted` for the service as both may move. */
function share(
  amount: number,
  [service, fee]: Pair,
  { isFalling, wanted, most }: { isFalling: boolean; wanted: number; most: Pair },
): Pair | null {
  const least = isFalling ? amount - Math.min(fee, most[1]) : Math.max(service, amount - most[1]);
  const limit = isFalling ? Math.min(service, most[0]) : Math.min(most[0], amount - fee);
  const [from, to] = [Math.max(0, least), Math.min(amount, limit)];
  if (from > to) return null;
  const ofService = Math.min(to, Math.max(from, wanted));
  return [ofService, amount - ofService];
}

/** The part of an amount for the first of two weights, by largest remainder. */
function ofShare(amount: number, weight: number, other: number): number {
  const all = weight + other;
  if (all === 0) return amount;
  // Exact: the product of two amounts can be larger than numbers are whole.
  return Number((2n * BigInt(amount) * BigInt(weight) + BigInt(all)) / (2n * BigInt(all)));
}

/** What leads from one position to another: an invoice of what rises, a credit note of what falls. */
function steps(from: Position, to: Position): DueInvoice[] {
  return (['service', 'platform_fee', 'commission'] as const).flatMap((subject) => {
    const change = PARTS.map((part) => to[subject][part] - from[subject][part]);
    if (change.every((amount) => amount === 0)) return [];
    const kind: InvoiceKind = change.every((amount) => amount <= 0) ? 'credit_note' : 'invoice';
    const [net = 0, vat = 0, discount = 0] = change.map(Math.abs);
    return { kind, subject, net: piastres(net), vat: piastres(vat), discount: piastres(discount) };
  });
}
