import Bell from 'lucide-react/icons/bell';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MessageCircle from 'lucide-react/icons/message-circle';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { DropdownMenu, MenuItem } from '../overlays/dropdown-menu.tsx';
import { IconButton } from '../icon-button.tsx';
import { simpleToast } from '../toasts/simple-toast.ts';
import { toast } from '../toasts/toast.ts';
import { Tooltip, TooltipGroup } from '../overlays/tooltip.tsx';
import { Row, Sample, useSay } from './sample.tsx';

export function Overlays() {
  const say = useSay();
  return (
    <Sample title={say('Above the page', 'فوق الصفحة')}>
      <Row>
        <Dialog
          title={say('Withdraw the request?', 'سحب الطلب؟')}
          description={say('Salma has not answered yet. Nothing is charged.', 'لم ترد سلمى بعد، ولن يُخصم أي مبلغ.')}
          trigger={<Button variant="secondary">{say('Open a dialog', 'فتح نافذة')}</Button>}
          actions={
            <>
              <Button variant="danger">{say('Withdraw', 'سحب الطلب')}</Button>
              <Button variant="quiet">{say('Keep it', 'إبقاء الطلب')}</Button>
            </>
          }
        />
        <DropdownMenu trigger={<IconButton label={say('More', 'المزيد')} icon={<Ellipsis aria-hidden />} />}>
          <MenuItem
            icon={<Copy aria-hidden />}
            onSelect={() => simpleToast({ title: say('Link copied', 'تم نسخ الرابط') })}
          >
            {say('Copy link', 'نسخ الرابط')}
          </MenuItem>
          <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => undefined}>
            {say('Delete', 'حذف')}
          </MenuItem>
        </DropdownMenu>
        <TooltipGroup>
          <Tooltip text={say('Notifications', 'الإشعارات')}>
            <IconButton label={say('Notifications', 'الإشعارات')} icon={<Bell aria-hidden />} />
          </Tooltip>
          <Tooltip text={say('Messages', 'الرسائل')}>
            <IconButton label={say('Messages', 'الرسائل')} icon={<MessageCircle aria-hidden />} />
          </Tooltip>
        </TooltipGroup>
      </Row>
      <Toasts />
    </Sample>
  );
}

function Toasts() {
  const say = useSay();
  return (
    <Row>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            tone: 'ok',
            title: say('Request sent', 'تم إرسال الطلب'),
            text: say('Salma answers within 24 hours.', 'ترد سلمى خلال 24 ساعة.'),
          })
        }
      >
        {say('Good news', 'خبر سار')}
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            tone: 'bad',
            title: say('The request was not sent', 'لم يُرسل الطلب'),
            action: { label: say('Try Again', 'إعادة المحاولة'), run: () => undefined },
          })
        }
      >
        {say('Bad news', 'خبر سيئ')}
      </Button>
      <Button variant="secondary" onClick={() => simpleToast({ title: say('Saved', 'تم الحفظ') })}>
        {say('A simple toast', 'إشعار بسيط')}
      </Button>
    </Row>
  );
}
