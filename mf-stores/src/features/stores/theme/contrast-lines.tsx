import { contrastOfText, contrastRatio, inkOn } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Alert } from 'antd';
import { useTypedTheme } from './theme-watch.js';

const ratioText = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Whether everybody can read what stands on the chosen colours. The colour of words is ours to choose, that of icons is not. */
export function ContrastLines() {
  const { headerColor, iconColor, buttonColor } = useTypedTheme();
  const icons = contrastRatio(iconColor, headerColor);
  const button = contrastRatio(inkOn(buttonColor), buttonColor);
  const header = contrastRatio(inkOn(headerColor), headerColor);
  return (
    <div role="status">
      <p style={{ margin: '0 0 8px' }}>
        {t(
          'Words are black or white, whichever reads better on your colours. Contrast: {header} to 1 in the header, {button} to 1 on buttons.',
          { header: ratioText(header), button: ratioText(button) },
        )}
      </p>
      {icons < contrastOfText && (
        <Alert
          type="warning"
          showIcon
          message={t('The icons are hard to see on this header.')}
          description={t(
            'Their contrast is {ratio} to 1, and at least 4.5 to 1 is needed. Choose darker icons on a light header, or lighter ones on a dark header.',
            { ratio: ratioText(icons) },
          )}
        />
      )}
    </div>
  );
}
