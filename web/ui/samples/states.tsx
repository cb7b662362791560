import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import SearchX from 'lucide-react/icons/search-x';
import { Card } from '../card.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { ButtonLink } from '../link.tsx';
import { Rating } from '../rating.tsx';
import { ShowMore } from '../feedback/show-more.tsx';
import { TileSkeleton } from '../feedback/skeleton.tsx';
import { Stat } from '../stat.tsx';
import { StateBadge } from '../state-badge.tsx';
import { Row, Sample, useSampleText } from './sample.tsx';

export function States() {
  const text = useSampleText();
  return (
    <Sample title={text('States', 'الحالات')}>
      <Row>
        <StateBadge tone="warn">{text('Waiting for Salma', 'بانتظار سلمى')}</StateBadge>
        <StateBadge tone="ok" icon={<CircleCheck aria-hidden />}>
          {text('Confirmed', 'مؤكد')}
        </StateBadge>
        <StateBadge tone="bad" icon={<CircleX aria-hidden />}>
          {text('Cancelled', 'مُلغى')}
        </StateBadge>
        <StateBadge tone="quiet">{text('Draft', 'مسودة')}</StateBadge>
      </Row>
      <Card className="p-5">
        <dl className="grid grid-cols-2 gap-5 sm:grid-cols-4">
          <Stat label={text('Jobs done', 'طلبات منجزة')} value="1,204" />
          <Stat label={text('Rating', 'التقييم')} value={<Rating value="4.9" />} />
          <Stat label={text('Replies in', 'سرعة الرد')} value={text('6 min', '6 دقائق')} />
          <Stat label={text('Accepted', 'نسبة القبول')} value="96%" hint={text('of 90 days', 'خلال 90 يومًا')} />
        </dl>
      </Card>
      <p>
        <Rating value={null} />
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        <TileSkeleton />
        <TileSkeleton />
        <TileSkeleton />
      </div>
      <ShowMore shown={24} hasMore onMore={() => undefined} />
      <div className="grid gap-4 lg:grid-cols-2">
        <EmptyState
          icon={<SearchX aria-hidden />}
          heading={text('Nothing found for “oud”', 'لا نتائج عن «عود»')}
          text={text('Try another word, or look through all services.', 'جرّب كلمة أخرى، أو تصفّح كل الخدمات.')}
          action={<ButtonLink to="/services">{text('All services', 'كل الخدمات')}</ButtonLink>}
        />
        <ErrorState onRetry={() => undefined} />
      </div>
    </Sample>
  );
}
