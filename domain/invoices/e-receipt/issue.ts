import { CURRENCY, type Piastres, piastres, type Rate, toDecimal, type WayToPay } from '../../payments/index.ts';
import type { EReceipt, EReceiptPayment } from './model.ts';

/** How the authority knows who issues receipts; all of it is as on their taxpayer profile. */
export interface EReceiptIssuer {
  /** The serial number of the device that issues. */
  device: string;
  branch: string;
  activity: string;
  address: { governorate: string; city: string; street: string; building: string };
  /** The code of what is sold. */
  item: string;
  /** Where receipts can be looked up: an origin. */
  portal: string;
}

/** What is sold, or goes back. */
interface Sale {
  number: string;
  issued_at: Date;
  tax_number: string;
  name: string;
  description: string;
  net: Piastres;
  vat: Piastres;
  vat_rate: Rate;
  payment: EReceiptPayment;
  /** The receipt of which it goes back; null for a sale. */
  corrects: string | null;
  /** What the device issued before; null for its first receipt. */
  previous: string | null;
}

/** Value-added tax, on sales of goods and services in general. */
const VAT = { taxType: 'T1', subType: 'V009' };
const ZERO = '0.00';

/** From this total on a person has to be named, with the number of their identity card. */
const NAMED_FROM = piastres(15_000_000);
const DAY_MS = 86_400_000;
/** For how long something of a sale can go back. */
const RETURN_DAYS = 540;

/**
 * Whether a sale can be an e-receipt. One of a large amount needs the number of an identity card, which is not asked
 * for; one without VAT needs to say why; and nothing can go back after some time.
 */
export function isEReceipt({ net, vat, vat_rate }: Amounts, { soldAt, now }: { soldAt: Date; now: Date }): boolean {
  return vat_rate > 0 && net + vat < NAMED_FROM && now.getTime() - soldAt.getTime() <= RETURN_DAYS * DAY_MS;
}

type Amounts = Pick<Sale, 'net' | 'vat' | 'vat_rate'>;

/** How the authority names a way to pay; null: discounts have paid all. */
export function paymentCode(method: WayToPay | null): EReceiptPayment {
  if (method === null) return 'PR';
  if (method === 'cash') return 'C';
  return method === 'card' ? 'V' : 'O';
}

/** The receipt of one item, without its identity. Its buyer is a person, who is not named. */
export function eReceiptOf(sale: Sale, issuer: EReceiptIssuer): EReceipt {
  const { corrects } = sale;
  const { taxType, subType } = VAT;
  const sold = toDecimal(sale.net);
  const taxed = toDecimal(sale.vat);
  const total = toDecimal(piastres(sale.net + sale.vat));
  return {
    header: {
      dateTimeIssued: utcSecond(sale.issued_at),
      receiptNumber: sale.number,
      uuid: '',
      previousUUID: sale.previous ?? '',
      ...(corrects !== null && { referenceUUID: corrects }),
      currency: CURRENCY,
    },
    documentType: { receiptType: corrects === null ? 's' : 'r', typeVersion: '1.2' },
    seller: sellerOf(sale, issuer),
    buyer: { type: 'P' },
    itemData: [
      {
        internalCode: issuer.item,
        description: sale.description,
        itemType: issuer.item.startsWith('EG-') ? 'EGS' : 'GS1',
        itemCode: issuer.item,
        unitType: 'EA',
        quantity: '1',
        unitPrice: sold,
        netSale: sold,
        totalSale: sold,
        total,
        taxableItems: [{ taxType, amount: taxed, subType, rate: String(sale.vat_rate / 100) }],
      },
    ],
    totalSales: sold,
    totalCommercialDiscount: ZERO,
    totalItemsDiscount: ZERO,
    netAmount: sold,
    feesAmount: ZERO,
    totalAmount: total,
    taxTotals: [{ taxType, amount: taxed }],
    paymentMethod: sale.payment,
    adjustment: ZERO,
  };
}

function sellerOf(
  { tax_number, name }: Sale,
  { branch, device, activity, address }: EReceiptIssuer,
): EReceipt['seller'] {
  return {
    rin: tax_number,
    companyTradeName: name,
    branchCode: branch,
    branchAddress: {
      country: 'EG',
      governate: address.governorate,
      regionCity: address.city,
      street: address.street,
      buildingNumber: address.building,
    },
    deviceSerialNumber: device,
    activityCode: activity,
  };
}

const utcSecond = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/** The address behind the QR code of a receipt, where whoever has the paper can look it up. */
export function eReceiptAddress({ header, seller, totalAmount }: EReceipt, portal: string): string {
  const { uuid, dateTimeIssued } = header;
  return `${portal}/receipts/search/${uuid}/share/${dateTimeIssued}#Total:${totalAmount},IssuerRIN:${seller.rin}`;
}
