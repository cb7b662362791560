import { REQUIRED_DOCUMENTS } from '@hirfa/domain/providers';
import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { type Applicant, APPLICANTS, showsSkill } from './proofs.ts';

type Words = { name: ReactNode; text: ReactNode };

/** What counts as a document that everybody shows, in the words of the form. */
const DOCUMENTS: Record<(typeof REQUIRED_DOCUMENTS)[number], Words> = {
  national_id_front: {
    name: <Trans>National ID, front</Trans>,
    text: <Trans>The side with your photo. All four corners are in the picture, and every letter is sharp.</Trans>,
  },
  national_id_back: {
    name: <Trans>National ID, back</Trans>,
    text: <Trans>The side with the bar code. The date on it has not passed.</Trans>,
  },
  proof_url: {
    name: <Trans>Proof of address</Trans>,
    text: (
      <Trans>
        A bill for electricity, gas, water or a landline, or your rental contract: with your address, from the last
        three months.
      </Trans>
    ),
  },
};

/** What proves the skill of each. */
const SKILL: Record<Applicant, Words> = {
  hobbyist: { name: <Trans>Lessons and crafts, as a hobby</Trans>, text: <Trans>You need nothing more.</Trans> },
  professional: {
    name: <Trans>Lessons and crafts, as a professional</Trans>,
    text: <Trans>A certificate, a diploma or a licence in what you teach or make.</Trans>,
  },
  tradesperson: {
    name: <Trans>A trade in your own name</Trans>,
    text: (
      <Trans>
        Your licence to work in the trade, a certificate of skill of the Ministry of Labour, or the card of your union.
      </Trans>
    ),
  },
  firm: {
    name: <Trans>A firm</Trans>,
    text: <Trans>An extract of the commercial register in the name of the firm.</Trans>,
  },
};

/** What an application asks for (product decision: providers). */
export function WhatYouNeed() {
  return (
    <PageSection
      id="documents"
      heading={<Trans>What you need</Trans>}
      lead={<Trans>Photos from your phone are enough, or PDF files. Customers never see your documents.</Trans>}
    >
      <div className="grid items-start gap-3 md:gap-4 lg:grid-cols-3">
        <Group name={<Trans>For everybody</Trans>}>
          {REQUIRED_DOCUMENTS.map((kind) => (
            <Needed key={kind} icon={<FileText aria-hidden />} name={DOCUMENTS[kind].name}>
              {DOCUMENTS[kind].text}
            </Needed>
          ))}
        </Group>
        <Group name={<Trans>Besides, to show your skill</Trans>}>
          {APPLICANTS.map((each) => (
            <Needed
              key={each}
              icon={showsSkill(each) ? <FileText aria-hidden /> : <Check aria-hidden />}
              name={SKILL[each].name}
            >
              {SKILL[each].text}
            </Needed>
          ))}
        </Group>
        <Group name={<Trans>About your work</Trans>}>
          <Needed icon={<Check aria-hidden />} name={<Trans>Your services</Trans>}>
            <Trans>At least one, each with your price.</Trans>
          </Needed>
          <Needed icon={<Check aria-hidden />} name={<Trans>Where you work</Trans>}>
            <Trans>The areas to which you come, or online.</Trans>
          </Needed>
          <Needed icon={<Check aria-hidden />} name={<Trans>Your hours</Trans>}>
            <Trans>When customers can book you. You can change them at any time.</Trans>
          </Needed>
          <Needed icon={<Check aria-hidden />} name={<Trans>Your mobile number</Trans>}>
            <Trans>You confirm it with a code.</Trans>
          </Needed>
        </Group>
      </div>
    </PageSection>
  );
}

function Group({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Card className="h-full p-5">
      <h3 className="text-l font-semibold text-ink-0">{name}</h3>
      <ul className="mt-4 flex flex-col gap-4">{children}</ul>
    </Card>
  );
}

type NeededProps = { icon: ReactNode; name: ReactNode; children: ReactNode };

function Needed({ icon, name, children }: NeededProps) {
  return (
    <li className="flex gap-3">
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-s bg-clay-soft text-clay-ink [&_svg]:size-4.5">
        {icon}
      </span>
      <div className="min-w-0">
        <p className="font-semibold text-ink-0">{name}</p>
        <p className="text-s text-ink-1">{children}</p>
      </div>
    </li>
  );
}
