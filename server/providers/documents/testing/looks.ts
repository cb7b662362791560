import { useProduct } from '../../../testing/product.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { createWorld } from '../../../testing/world.ts';

/** A product for tests of looks at documents, with its people. */
export function useLooks() {
  const product = useProduct();
  const world = () => createWorld(product.owner, product.clock.now);
  async function admin(name = 'Hany Mansour') {
    const { id } = await world().admin(name);
    return { id, header: await signedIn(product, id) };
  }
  return { product, world, admin };
}
