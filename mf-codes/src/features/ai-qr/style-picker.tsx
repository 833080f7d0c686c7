import { radius, space } from '@swapt/shared/tokens';
import { aiStyleNames, aiStyles, type AiStyle } from '@swapt/shared/values';
import { theme } from 'antd';
import { useId } from 'react';
import { t } from '@swapt/shared/text';

interface Props {
  value?: AiStyle;
  onChange?: (style: AiStyle) => void;
}

/** The styles with a picture each. */
export function StylePicker({ value, onChange }: Props) {
  const { token } = theme.useToken();
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t('Style')}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))', gap: space.sm }}
    >
      {aiStyleNames.map((style) => {
        const isChosen = style === value;
        return (
          <label
            key={style}
            title={t(aiStyles[style].about)}
            style={{
              display: 'grid',
              gap: space.xs,
              padding: space.sm,
              cursor: 'pointer',
              background: isChosen ? token.colorPrimaryBg : 'transparent',
              border: `1px solid ${isChosen ? token.colorPrimary : token.colorBorderSecondary}`,
              borderRadius: radius,
            }}
          >
            <img
              src={`/ai-qr/style/${style}.svg`}
              alt=""
              width="100"
              height="100"
              loading="lazy"
              style={{ width: '100%', height: 'auto', aspectRatio: '1', borderRadius: 4 }}
            />
            <span style={{ display: 'flex', gap: space.sm, alignItems: 'center' }}>
              <input
                type="radio"
                name={name}
                checked={isChosen}
                onChange={() => onChange?.(style)}
                style={{ margin: 0, accentColor: token.colorPrimary }}
              />
              {t(aiStyles[style].label)}
            </span>
          </label>
        );
      })}
    </div>
  );
}
