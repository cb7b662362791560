import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Steady } from '../steady/steady.tsx';
import { Row, Sample, useSampleText } from './sample.tsx';

/** Rows that come on top and leave, as they do by live changes. */
export function Rows() {
  const text = useSampleText();
  const [rows, setRows] = useState([2, 1]);
  const [accepted, setAccepted] = useState<readonly number[]>([]);
  function accept(row: number) {
    setAccepted([...accepted, row]);
    setRows(rows.filter((one) => one !== row));
  }
  return (
    <Sample title={text('Rows that move', 'صفوف متحركة')}>
      <Row>
        <Button variant="secondary" onClick={() => setRows([Math.max(0, ...accepted, ...rows) + 1, ...rows])}>
          {text('Add a row', 'إضافة صف')}
        </Button>
        <output>
          {text('Accepted', 'المقبول')}: {accepted.join(', ')}
        </output>
      </Row>
      <Steady>
        <ul className="flex flex-col gap-3">
          {rows.map((row) => (
            <li key={row}>
              <Card className="p-4">
                <Button onClick={() => accept(row)}>
                  {text('Accept', 'قبول')} {row}
                </Button>
              </Card>
            </li>
          ))}
        </ul>
      </Steady>
    </Sample>
  );
}
