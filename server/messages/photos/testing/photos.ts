import { openPhoto, sendPhoto } from '../../../testing/chats.ts';
import { openMarket } from '../../../testing/market.ts';
import { useProduct } from '../../../testing/product.ts';

/** A product for tests of photos in chats. */
export function useChatPhotos() {
  const product = useProduct();
  async function openChat() {
    const market = await openMarket(product);
    const { id } = await market.confirmed();
    const send = (who: 'customer' | 'provider', sent?: Parameters<typeof sendPhoto>[3]) =>
      sendPhoto(product, market.as[who], id, sent);
    const look = (who: 'customer' | 'provider' | 'admin', message: string, asked?: Record<string, string>) =>
      openPhoto(product, market.as[who], message, asked);
    return { market, id, send, look };
  }
  const files = () => product.services.privatePhotos.names();
  return { product, openChat, files };
}
