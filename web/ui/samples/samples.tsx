import { useState } from 'react';
import { chooseTheme, THEMES } from '../../kit/theme.ts';
import { Button } from '../button.tsx';
import { Actions } from './actions.tsx';
import { Crafts } from './crafts.tsx';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import { Overlays } from './overlays.tsx';
import { Rows } from './rows.tsx';
import { Row, useSampleText } from './sample.tsx';
import { States } from './states.tsx';
import { Things } from './things.tsx';

export function Samples() {
  const text = useSampleText();
  const [theme, setTheme] = useState<string>();
  return (
    <div className="page-width py-6">
      <h1 className="title-text">{text('Design system', 'نظام التصميم')}</h1>
      <div className="py-5">
        <Row>
          {THEMES.map((one) => (
            <Button
              key={one}
              variant={theme === one ? 'primary' : 'secondary'}
              onClick={() => {
                chooseTheme(one);
                setTheme(one);
              }}
            >
              {one}
            </Button>
          ))}
        </Row>
      </div>
      <Things />
      <Crafts />
      <Actions />
      <Fields />
      <Overlays />
      <Rows />
      <States />
      <Foundations />
    </div>
  );
}
