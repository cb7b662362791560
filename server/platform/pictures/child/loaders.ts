import sharp from 'sharp';

/** The decoders of libvips for the formats of photos. HEIC and PDF have decoders of their own. */
const PHOTOS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

/** For this whole process: no other decoder of libvips is ever reached, and one core is used. */
export function loadOnlyPhotos(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: PHOTOS });
  sharp.concurrency(1);
  sharp.cache(false);
}
