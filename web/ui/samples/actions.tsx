import Heart from 'lucide-react/icons/heart';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { ButtonLink, Link, TextLink } from '../link.tsx';
import { Row, Sample, useSay } from './sample.tsx';

export function Actions() {
  const say = useSay();
  return (
    <Sample title={say('Actions', 'الأفعال')}>
      <Row>
        <Button>{say('Send request', 'إرسال الطلب')}</Button>
        <Button variant="secondary">{say('Save for later', 'حفظ لوقت لاحق')}</Button>
        <Button variant="quiet">{say('Not now', 'ليس الآن')}</Button>
        <Button variant="danger">
          <Trash2 aria-hidden />
          {say('Delete', 'حذف')}
        </Button>
      </Row>
      <Row>
        <Button pending>{say('Sending…', 'جارٍ الإرسال…')}</Button>
        <Button disabled>{say('Send request', 'إرسال الطلب')}</Button>
        <Button size="l">{say('Continue', 'متابعة')}</Button>
        <ButtonLink to="/services" variant="secondary" size="l">
          {say('Browse services', 'تصفّح الخدمات')}
        </ButtonLink>
      </Row>
      <Row>
        <IconButton label={say('Save', 'حفظ')} icon={<Heart aria-hidden />} />
        <IconButton label={say('Share', 'مشاركة')} icon={<Share2 aria-hidden />} />
        <IconButton label={say('Edit', 'تعديل')} icon={<Pencil aria-hidden />} disabled />
        <TextLink to="/services">{say('All services', 'كل الخدمات')}</TextLink>
      </Row>
      <Breadcrumbs here={say('Pottery for beginners', 'فخار للمبتدئين')}>
        <Link to="/">{say('Home', 'الرئيسية')}</Link>
        <Link to="/services">{say('Services', 'الخدمات')}</Link>
      </Breadcrumbs>
    </Sample>
  );
}
