import { Trans } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Card, cardLink } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';

/** The pages that answer what people ask most. */
export function AnswersFirst() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-4">
      <Answer
        link={
          <Link to="/refund-policy" className={cardLink}>
            <Trans>Refunds</Trans>
          </Link>
        }
      >
        <Trans>What you get back when a job does not happen.</Trans>
      </Answer>
      <Answer
        link={
          <Link to="/pricing" className={cardLink}>
            <Trans>Prices</Trans>
          </Link>
        }
      >
        <Trans>What is in a price, and when you are charged.</Trans>
      </Answer>
      <Answer
        link={
          <Link to="/safety" className={cardLink}>
            <Trans>Safety</Trans>
          </Link>
        }
      >
        <Trans>Whom we check, and what to do in an emergency.</Trans>
      </Answer>
      <Answer
        link={
          <Link to="/faq" className={cardLink}>
            <Trans>Questions</Trans>
          </Link>
        }
      >
        <Trans>The short answers for customers and providers.</Trans>
      </Answer>
    </ul>
  );
}

function Answer({ link, children }: { link: ReactNode; children: ReactNode }) {
  return (
    <li className="flex">
      <Card pressable className="flex w-full items-start gap-3 p-5">
        <div className="min-w-0 grow">
          <h3 className="card-text">{link}</h3>
          <p className="mt-1 text-s text-ink-1">{children}</p>
        </div>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 rtl:-scale-x-100" />
      </Card>
    </li>
  );
}
