import type { DocumentKind } from '@hirfa/domain/providers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Way } from '../ways.ts';

interface Words {
  /** Where a way to join asks for another document. */
  name?: MessageDescriptor;
  hint: MessageDescriptor;
}

const SKILL: Record<Way, Words> = {
  community: { hint: msg`A certificate, a diploma or a licence in what you teach or make.` },
  tradesperson: {
    name: msg`Licence or certificate of skill`,
    hint: msg`Your licence to work in the trade, a certificate of skill of the Ministry of Labour, or the card of your union.`,
  },
  firm: { name: msg`Commercial register`, hint: msg`An extract of the commercial register in the name of the firm.` },
};

/** What counts as a document, in the words of the way in which the person joins. */
export function whatCounts(kind: DocumentKind, way: Way): Words {
  switch (kind) {
    case 'national_id_front':
      return { hint: msg`The side with your photo. All four corners are in the picture, and every letter is sharp.` };
    case 'national_id_back':
      return { hint: msg`The side with the bar code. The date on it has not passed.` };
    case 'proof_url':
      return {
        hint: msg`A bill for electricity, gas, water or a landline, or your rental contract: with your address, from the last three months.`,
      };
    case 'skill_verification_document_url':
      return SKILL[way];
  }
}
