import { restoreFromBackup } from './backing-up.ts';
import { openGuide } from './guide.ts';
import { install, installAnother } from './installing.ts';
import { openShop } from './marketplace.ts';
import { runSeveralProcesses } from './several-processes.ts';
import { openThirdParties } from './third-parties.ts';
import { upgrade } from './upgrading.ts';
import { watch } from './watching.ts';

/** Runs in the empty Debian, as root: all blocks of the guide in their order. */
const began = performance.now();
const guide = openGuide();
const anotherGuide = openGuide((text) =>
  text
    .replaceAll('hirfa', 'souq')
    .replaceAll('first-installation', 'hirfa')
    .replaceAll(/\b300(?=[01]\b)/g, '400'),
);
const others = await openThirdParties();

async function part<Result>(name: string, work: Promise<Result>): Promise<Result> {
  const result = await work;
  console.log(`\n==== ${name}: done after ${((performance.now() - began) / 60_000).toFixed(1)} minutes ====`);
  return result;
}

await part('parts 1 to 7, a first installation', install(guide, others));
const market = await part('part 8, up to the first booking', openShop(guide, others));
await market.sell();
await part('another installation on this server', installAnother(anotherGuide, others));
const anotherMarket = await part('its first booking', openShop(anotherGuide, others));
await anotherMarket.sell();
await part('part 9, a new release and back', upgrade(guide, market));
await part('part 10, a backup and its return', restoreFromBackup(guide, market));
await part('part 11, two processes', runSeveralProcesses(guide, market));
await part('part 12, what to watch', watch(guide));
await anotherMarket.sell();
guide.end();
// The mail server waits for connections that the product keeps.
process.exit(0);
