import { Typography } from 'antd';
import type { CSSProperties } from 'react';
import { t } from '../../text/index.js';
import { formatNumber } from '../format.js';

/** From how much of the room on the rest is counted. */
const near = 0.9;

/** As the server counts: a sign of two halves is one. */
const countCharacters = (text: string): number => [...text].length;

/** Whether a text has more characters than it may have, where no rule of a form says so. */
export const isLonger = (text: string, max: number): boolean => countCharacters(text) > max;

/** What it says does not make a field wider that is narrow on purpose. */
const below: CSSProperties = { display: 'block', fontSize: 13, width: 0, minWidth: '100%' };
const unseen: CSSProperties = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

/** Below a text field: how much of its room is used, once it is nearly full, and by how much the text is too long. */
export function LengthNote({ value = '', max }: { value?: string | undefined; max: number }) {
  const count = countCharacters(value);
  const isOver = count > max;
  return (
    <>
      {count >= max * near && (
        <Typography.Text type={isOver ? 'danger' : 'secondary'} style={below}>
          {isOver
            ? t('{count} of {max} characters. Please shorten it by {over}.', {
                count: formatNumber(count),
                max: formatNumber(max),
                over: formatNumber(count - max),
              })
            : t('{count} of {max} characters', { count: formatNumber(count), max: formatNumber(max) })}
        </Typography.Text>
      )}
      {/* The number changes with each key; that there are too many is read out once. */}
      <span aria-live="polite" style={unseen}>
        {isOver && t('This text is too long.')}
      </span>
    </>
  );
}
