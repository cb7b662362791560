import { freshAddress } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';

/** A product for tests of what calls refuse. */
export function useRefusals() {
  const product = useProduct();
  /** The headers of a new person's page: whoever is not signed in is refused before their input is read. */
  async function headersOfPerson() {
    const { id } = await createWorld(product.owner, product.clock.now).user();
    return { ...(await (await signedIn(product, id))()), origin: product.address, 'x-forwarded-for': freshAddress() };
  }
  return { product, headersOfPerson };
}
