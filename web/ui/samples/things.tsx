import BadgeCheck from 'lucide-react/icons/badge-check';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { Button } from '../button.tsx';
import { Card, cardLink } from '../card.tsx';
import { CategoryIcon } from '../category-icon.tsx';
import { Chip } from '../chip.tsx';
import { CraftTile } from '../craft-tile.tsx';
import { Link } from '../link.tsx';
import { Money } from '../money.tsx';
import { PriceLines } from '../price-lines.tsx';
import { Rating } from '../rating.tsx';
import { StateBadge } from '../state-badge.tsx';
import { Tabs } from '../tabs.tsx';
import { DateTime } from '../date-time.tsx';
import { Sample, useSampleText } from './sample.tsx';

export function Things() {
  const text = useSampleText();
  return (
    <Sample title={text('Things people look at', 'ما يراه الناس')}>
      <CategoryTabs />
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="grid gap-4 sm:grid-cols-2">
          <ServiceTile />
          <ProviderTile />
        </div>
        <BookingCard />
      </div>
    </Sample>
  );
}

const categories: readonly [icon: string, hue: number, en: string, ar: string, count: number][] = [
  ['palette', 42, 'Arts & crafts', 'فنون وحِرف', 38],
  ['book-open', 255, 'Tutoring', 'دروس خصوصية', 52],
  ['dumbbell', 15, 'Fitness', 'لياقة', 24],
  ['chef-hat', 55, 'Cooking', 'طبخ', 19],
];

function CategoryTabs() {
  const text = useSampleText();
  const [tab, setTab] = useState<'community' | 'trusted'>('community');
  const content = (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {categories.map(([icon, hue, en, ar, count]) => (
        <Card key={icon} pressable className="flex items-center gap-2.5 p-3 sm:gap-3 sm:p-3.5">
          <CategoryIcon icon={icon} hue={hue} className="max-sm:size-10" />
          <div className="min-w-0">
            <h3 className="card-text text-s">
              <Link to="/services" className={cardLink}>
                {text(en, ar)}
              </Link>
            </h3>
            <p className="text-xs text-ink-2 tabular-nums">{count}</p>
          </div>
        </Card>
      ))}
    </div>
  );
  return (
    <Tabs
      label={text('Kind of services', 'نوع الخدمات')}
      value={tab}
      onChange={setTab}
      heading={<h3 className="section-text">{text('Browse by craft', 'تصفّح حسب الحِرفة')}</h3>}
      tabs={[
        { value: 'community', label: text('Community', 'هوايات ودروس'), content },
        { value: 'trusted', label: text('Trusted essentials', 'صيانة وخدمات البيت'), content },
      ]}
    />
  );
}

function ServiceTile() {
  const text = useSampleText();
  return (
    <Card pressable className="overflow-hidden">
      <CraftTile icon="palette" hue={42} />
      <div className="flex flex-col items-start gap-1.5 p-4">
        <Chip>{text('Passionate Hobbyist', 'هاوٍ متمكّن')}</Chip>
        <h3 className="card-text">
          <Link to="/services" className={cardLink}>
            {text('Pottery for beginners', 'فخار للمبتدئين')}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-s text-ink-1">
          <Rating value="4.9" />
          <span>{text('128 jobs', '128 طلبًا')}</span>
        </p>
        <p className="mt-1 text-l font-bold">
          <Money amount="250.00" />{' '}
          <span className="text-xs font-semibold text-ink-2">{text('per hour', 'في الساعة')}</span>
        </p>
      </div>
    </Card>
  );
}

function ProviderTile() {
  const text = useSampleText();
  return (
    <Card pressable className="flex flex-col items-start gap-3 p-4">
      <div className="flex items-center gap-3">
        <Avatar name={text('Salma A.', 'سلمى أ.')} size="l" />
        <div>
          <h3 className="card-text text-l">
            <Link to="/services" className={cardLink}>
              {text('Salma A.', 'سلمى أ.')}
            </Link>
          </h3>
          <p className="text-s text-ink-1">
            <Rating value="4.9" />
          </p>
          <p className="text-xs text-ink-2">
            {text('Since ', 'منذ ')}
            <DateTime at="2024-03-09T10:00:00.000Z" form="month" />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Chip icon={<BadgeCheck aria-hidden />}>{text('Verified', 'هوية موثّقة')}</Chip>
        <Chip tone="plain" icon={<MapPin aria-hidden />}>
          {text('Zamalek, Maadi', 'الزمالك، المعادي')}
        </Chip>
      </div>
      <StateBadge tone="ok">{text('Available now', 'متاح الآن')}</StateBadge>
      <div className="flex gap-2">
        <Avatar name={text('Nile Fix', 'نايل فيكس')} />
        <Avatar name={text('Karim H.', 'كريم ح.')} />
        <Avatar name={text('Mona S.', 'منى س.')} size="s" />
      </div>
    </Card>
  );
}

function BookingCard() {
  const text = useSampleText();
  return (
    <Card raised className="flex flex-col gap-3 p-6">
      <div>
        <StateBadge tone="warn">{text('Waiting for Salma', 'بانتظار سلمى')}</StateBadge>
      </div>
      <h3 className="section-text">{text('Your booking', 'حجزك')}</h3>
      <p className="card-text">{text('Pottery for beginners with Salma A.', 'فخار للمبتدئين مع سلمى أ.')}</p>
      <p className="text-xs text-ink-1">
        <DateTime at="2026-11-29T16:00:00.000Z" form="day-and-time" />
        <br />
        {text('Zamalek · in person', 'الزمالك · حضوريًا')}
      </p>
      <PriceLines
        lines={[
          { id: 'subtotal', label: text('2 hours × EGP 250', 'ساعتان × 250 ج.م'), amount: '500.00' },
          { id: 'fee', label: text('Service fee', 'رسوم الخدمة'), amount: '25.00' },
          { id: 'vat', label: text('VAT 14%', 'ضريبة القيمة المضافة 14%'), amount: '73.50' },
          { id: 'credit', label: text('Invitation credit', 'رصيد الدعوة'), amount: '-50.00' },
        ]}
        total={{ label: text('Total', 'الإجمالي'), amount: '548.50' }}
      />
      <Button wide>{text('Send request', 'إرسال الطلب')}</Button>
      <p className="text-xs text-ink-2">{text('Salma answers within 24 hours.', 'ترد سلمى خلال 24 ساعة.')}</p>
    </Card>
  );
}
