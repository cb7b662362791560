import { CHAT_PHOTO } from '@hirfa/domain/messages';
import { REVIEW_PHOTOS } from '@hirfa/domain/reviews';
import sharp from 'sharp';
import { toWebp } from '../../platform/pictures/child/page.ts';

/** An SVG as a photo of a review is stored. */
export async function drawPhoto(svg: string) {
  const large = await toWebp(sharp(Buffer.from(svg)), CHAT_PHOTO.sidePx);
  const small = await toWebp(sharp(large), REVIEW_PHOTOS.smallPx);
  const { width, height } = await sharp(large).metadata();
  return { large, small, size: { width, height } };
}
