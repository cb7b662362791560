/** A map that shows the way to an address: the documented address of Google Maps, which phones open in their app. */
export function wayTo(address: string, area: string | null): string {
  const words = [address.replaceAll(/\s+/g, ' ').trim(), area, 'Egypt'].filter((part) => part !== null);
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: words.join(', ') }).toString()}`;
}
