import type { DocumentKind, DocumentPurpose } from '@hirfa/domain/providers';
import sharp from 'sharp';
import type { Converted } from '../../platform/pictures/conversion.ts';
import { fingerprintOf, toWebp } from '../../platform/pictures/child/page.ts';
import { loadFonts } from '../../platform/pictures/child/load-fonts.ts';
import { type Specimen, SPECIMENS } from './specimens.ts';

/** Somebody whose documents are drawn. */
export interface Owner {
  user_id: string;
  full_name: string;
  full_name_ar: string;
  business_name: string | null;
  business_name_ar: string | null;
  documents: readonly { kind: DocumentKind; purpose: DocumentPurpose }[];
}

export interface DrawnDocument {
  user_id: string;
  kind: DocumentKind;
  purpose: DocumentPurpose;
  file: Uint8Array;
  converted: Converted;
}

/** Larger than all pictures. */
const SIDE_PX = 2000;

/** Draws the documents of people. The second one has the card of the first, of which admins are told. */
export async function drawDocuments(owners: readonly Owner[]): Promise<DrawnDocument[]> {
  await loadFonts();
  const specimens = owners.map((owner, index) => specimenOf(owner, index + 1));
  const wanted = owners.flatMap(({ user_id, documents }, index) =>
    documents.flatMap(({ kind, purpose }) => {
      const specimen = specimens[index === 1 && kind === 'national_id_front' ? 0 : index];
      return specimen ? [{ user_id, kind, purpose, file: Buffer.from(SPECIMENS[kind](specimen)) }] : [];
    }),
  );
  return Promise.all(
    wanted.map(async (document) => {
      const picture = await toWebp(sharp(document.file), SIDE_PX);
      const fingerprint = await fingerprintOf(picture);
      return { ...document, converted: { pages: [picture], sizes: [], small: null, fingerprint } };
    }),
  );
}

function specimenOf({ full_name, full_name_ar, business_name, business_name_ar }: Owner, number: number): Specimen {
  return {
    number,
    name_en: full_name,
    name_ar: full_name_ar,
    about_en: business_name ?? 'Cairo',
    about_ar: business_name_ar ?? 'القاهرة',
  };
}
