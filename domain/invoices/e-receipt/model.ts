/**
 * A receipt as the Egyptian Tax Authority wants it of sales to consumers (e-receipt, version 1.2), or what goes back of
 * one. Each value is the text that is sent: "10.50" is not "10.5", because its digest identifies the receipt. The
 * names, and the order in which a receipt is built, are those of the authority.
 */
export interface EReceipt {
  header: {
    /** UTC, to the second: "2026-11-30T10:00:00Z". */
    dateTimeIssued: string;
    receiptNumber: string;
    /** 64 hexadecimal digits; empty while they are computed. */
    uuid: string;
    /** That of the receipt which the same device issued before; empty for its first one. */
    previousUUID: string;
    /** That of the receipt of which something goes back. */
    referenceUUID?: string;
    currency: string;
  };
  documentType: { receiptType: EReceiptType; typeVersion: '1.2' };
  seller: {
    /** The tax registration number: nine digits. */
    rin: string;
    companyTradeName: string;
    branchCode: string;
    branchAddress: Record<'country' | 'governate' | 'regionCity' | 'street' | 'buildingNumber', string>;
    deviceSerialNumber: string;
    activityCode: string;
  };
  buyer: { type: 'B' | 'P' | 'F'; id?: string; name?: string };
  itemData: readonly EReceiptItem[];
  totalSales: string;
  totalCommercialDiscount: string;
  totalItemsDiscount: string;
  extraReceiptDiscountData?: readonly EReceiptDiscount[];
  netAmount: string;
  /** Reserved: zero. A fee is an item. */
  feesAmount: string;
  totalAmount: string;
  taxTotals: readonly { taxType: string; amount: string }[];
  paymentMethod: EReceiptPayment;
  /** Reserved: zero. */
  adjustment: string;
}

/** A sale, or what goes back of one: its amounts are positive, too. */
export type EReceiptType = 's' | 'r';

/** Cash, a card, a promotion that pays all, or anything else. */
export type EReceiptPayment = 'C' | 'V' | 'PR' | 'O';

export interface EReceiptItem {
  internalCode: string;
  description: string;
  /** Whose code it is: one of GS1, or one that the authority has approved for the issuer. */
  itemType: 'GS1' | 'EGS';
  itemCode: string;
  unitType: string;
  quantity: string;
  unitPrice: string;
  netSale: string;
  totalSale: string;
  total: string;
  commercialDiscountData?: readonly EReceiptDiscount[];
  itemDiscountData?: readonly EReceiptDiscount[];
  valueDifference?: string;
  /** `rate` is in per cent. */
  taxableItems: readonly { taxType: string; amount: string; subType: string; rate: string }[];
}

export interface EReceiptDiscount {
  amount: string;
  description: string;
}

/** The fields that are numbers in JSON; all others are texts. */
export const NUMBERS: ReadonlySet<string> = new Set([
  'quantity',
  'unitPrice',
  'netSale',
  'totalSale',
  'total',
  'valueDifference',
  'amount',
  'rate',
  'totalSales',
  'totalCommercialDiscount',
  'totalItemsDiscount',
  'netAmount',
  'feesAmount',
  'totalAmount',
  'adjustment',
]);
