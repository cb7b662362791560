import { lateCancellationLines, linesToDecimals } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { findPayment, paymentOperations } from '../../payments/index.ts';
import { newId } from '../../platform/ids.ts';
import { finishedJob } from '../disputes/sides.ts';
import { passHours } from '../market.ts';
import type { TestProduct } from '../product.ts';

/** What customers, providers and the operator do before a paper is issued. */
export function papersOf(product: TestProduct) {
  /** A job of EGP 450 is settled. */
  async function settledJob() {
    const { market, booking } = await finishedJob(product);
    await passHours(product, 24);
    return { market, booking };
  }

  /** Half of the price of a settled booking goes back, and the fee. */
  async function giveHalfBack(id: string): Promise<void> {
    const { lines, rates } = await findPayment(product.owner, id);
    const half = linesToDecimals(lateCancellationLines(lines, rates));
    await product.owner
      .insert(paymentOperations)
      .values({ id: newId(), booking_id: id, ...half, created_at: product.clock.now });
    await product.runJob('run_operations', id);
    await product.work();
  }

  /** From now on the operator states names, addresses and a tax number. */
  async function stateOperator(tax_number = '123-456-789'): Promise<void> {
    await product.owner
      .execute(sql`insert into operator_details (id, holds_from, legal_name_en, legal_name_ar, address_en,
      address_ar, commercial_register, tax_number, contact_email, contact_phone)
      values (${newId()}, ${product.clock.now}, 'Hirfa LLC', 'شركة حِرفة', '12 Road 9', '١٢', '', ${tax_number}, '', '')`);
  }

  return { settledJob, giveHalfBack, stateOperator };
}
