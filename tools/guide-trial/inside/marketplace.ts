import type { Booking } from '@hirfa/contract/bookings';
import { type Calls, openMarketplace } from '../../../server/testing/installing/first-booking.ts';
import { payAndAccept, readBooking } from '../../../server/testing/installing/selling.ts';
import type { Guide } from './guide.ts';
import { openShell } from './shell.ts';
import type { ThirdParties } from './third-parties.ts';

export type Marketplace = Awaited<ReturnType<typeof openShop>>;

/** Part 8: from the first admin to the first booking, by the calls that the pages make. */
export async function openShop(guide: Guide, others: ThirdParties) {
  const shell = openShell();
  const commands = { 'create-admin': 'admin:create', 'import-catalogue': 'catalogue:import' };
  const market = await openMarketplace({
    address: guide.rename('https://hirfa.example'),
    mailBox: others.mailBox,
    texted: others.texted,
    now: () => new Date(),
    // It works by itself; who asks waits.
    work: async () => undefined,
    async command(program, _args, input) {
      await shell.run(guide.take(commands[program]), { input });
    },
  });
  await shell.close();
  const sold: { customer: Calls; booking: Booking }[] = [];
  async function sellOnce() {
    const { customer, booking } = await market.book();
    await payAndAccept(customer, market.provider, booking, 'en');
    return { customer, booking };
  }
  return {
    /** One more customer books and pays, and the provider accepts. */
    async sell(): Promise<void> {
      sold.push(await sellOnce());
      console.log(`booking ${sold.length} is sold`);
    },
    /** The same between a backup and its return: nothing of it will be left. Returns a call of this customer. */
    async sellInVain(): Promise<() => Promise<Booking>> {
      const { customer, booking } = await sellOnce();
      return () => readBooking(customer, booking.id);
    },
    /** All that was sold is still there. */
    async check(): Promise<void> {
      for (const { customer, booking } of sold) {
        const { payment_status } = await readBooking(customer, booking.id);
        if (payment_status !== 'captured') throw new Error(`a sold booking is now ${payment_status}`);
      }
    },
  };
}
