import { Checkbox } from '../fields/checkbox.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import { simpleToast } from '../toasts/simple-toast.ts';
import { Sample, useSay } from './sample.tsx';

export function Fields() {
  const say = useSay();
  return (
    <Sample title={say('Fields', 'الحقول')}>
      <div className="max-w-2xl">
        <SearchField
          label={say('Search', 'بحث')}
          placeholder={say('What do you need done?', 'ما الخدمة التي تحتاجها؟')}
          submitLabel={say('Find', 'ابحث')}
          action="#"
          onSearch={(text) => simpleToast({ title: text || say('Nothing asked', 'لا يوجد سؤال') })}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={say('Full name', 'الاسم بالكامل')} placeholder={say('Salma Adel', 'سلمى عادل')} />
        <TextField
          label={say('E-mail', 'البريد الإلكتروني')}
          type="email"
          dir="ltr"
          defaultValue="salma@"
          error={say('This address is not complete.', 'هذا العنوان غير مكتمل.')}
        />
        <PasswordField
          label={say('Password', 'كلمة المرور')}
          autoComplete="new-password"
          defaultValue="corniche-1919"
          hint={say('At least 8 characters.', '8 أحرف على الأقل.')}
        />
        <SelectField
          label={say('Area', 'المنطقة')}
          placeholder={say('All areas', 'كل المناطق')}
          options={[
            { value: 'maadi', label: say('Maadi', 'المعادي') },
            { value: 'zamalek', label: say('Zamalek', 'الزمالك') },
          ]}
        />
        <TextArea
          label={say('What should be done?', 'ما المطلوب؟')}
          hint={say('A photo can follow later.', 'يمكن إضافة صورة لاحقًا.')}
        />
        <div>
          <Checkbox label={say('In person', 'حضوريًا')} defaultChecked />
          <Checkbox
            label={say('Online', 'أونلاين')}
            hint={say('By video call, at any distance.', 'عبر مكالمة فيديو، من أي مكان.')}
          />
          <Checkbox label={say('Not offered here', 'غير متاح هنا')} disabled />
        </div>
      </div>
    </Sample>
  );
}
