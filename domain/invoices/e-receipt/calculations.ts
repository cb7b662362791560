import type { EReceipt, EReceiptItem } from './model.ts';

/** What the authority computes again of each receipt ("main calculations"), by the name of the result. */
type Equation =
  | 'totalSale'
  | 'netSale'
  | 'taxableItems'
  | 'total'
  | 'totalSales'
  | 'totalCommercialDiscount'
  | 'totalItemsDiscount'
  | 'netAmount'
  | 'taxTotals'
  | 'totalAmount'
  | 'feesAmount'
  | 'adjustment';

const DECIMALS = 5;
/** Amounts are compared as whole hundred-thousandths. */
const ONE = 10n ** BigInt(DECIMALS);
/** By how much each may differ. */
const TOLERANCE = ONE / 2n;
const AMOUNT = /^\d+(?:\.(\d{1,5}))?$/;

/** The equations that do not hold within the tolerance of the authority. VAT is the only tax. */
export function brokenEquations(receipt: EReceipt): Equation[] {
  const { itemData: items, taxTotals } = receipt;
  const inAll = (of: (item: EReceiptItem) => bigint) => sum(items.map(of));
  const sales = inAll(({ totalSale }) => exact(totalSale));
  const discounts = inAll(({ commercialDiscountData }) => sumOf(commercialDiscountData));
  const broken = [
    ...items.flatMap(brokenOfItem),
    differs('totalSales', exact(receipt.totalSales), sales),
    differs('totalCommercialDiscount', exact(receipt.totalCommercialDiscount), discounts),
    differs(
      'totalItemsDiscount',
      exact(receipt.totalItemsDiscount),
      inAll(({ itemDiscountData }) => sumOf(itemDiscountData)),
    ),
    differs('netAmount', exact(receipt.netAmount), sales - discounts),
    differs(
      'taxTotals',
      sumOf(taxTotals),
      inAll(({ taxableItems }) => sumOf(taxableItems)),
    ),
    differs(
      'totalAmount',
      exact(receipt.totalAmount),
      inAll(({ total }) => exact(total)) - sumOf(receipt.extraReceiptDiscountData),
    ),
    exact(receipt.feesAmount) === 0n ? null : ('feesAmount' as const),
    exact(receipt.adjustment) === 0n ? null : ('adjustment' as const),
  ];
  return broken.filter((each) => each !== null);
}

function brokenOfItem(item: EReceiptItem): (Equation | null)[] {
  const sale = exact(item.totalSale);
  const net = exact(item.netSale);
  const taxed = net + exact(item.valueDifference ?? '0');
  const taxes = item.taxableItems.map(({ rate }) => (taxed * exact(rate)) / (100n * ONE));
  return [
    differs('totalSale', sale, (exact(item.quantity) * exact(item.unitPrice)) / ONE),
    differs('netSale', net, sale - sumOf(item.commercialDiscountData)),
    differs('taxableItems', sumOf(item.taxableItems), sum(taxes)),
    differs('total', exact(item.total), net + sumOf(item.taxableItems) - sumOf(item.itemDiscountData)),
  ];
}

function differs(name: Equation, stated: bigint, computed: bigint): Equation | null {
  const difference = stated - computed;
  return (difference < 0n ? -difference : difference) <= TOLERANCE ? null : name;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, each) => all + each, 0n);
const sumOf = (parts: readonly { amount: string }[] = []): bigint => sum(parts.map(({ amount }) => exact(amount)));

/** @throws RangeError for a text that is no amount of a receipt. */
function exact(text: string): bigint {
  const found = AMOUNT.exec(text);
  if (found === null) throw new RangeError(`not an amount of a receipt: ${text}`);
  return BigInt(text.replace('.', '') + '0'.repeat(DECIMALS - (found[1]?.length ?? 0)));
}
