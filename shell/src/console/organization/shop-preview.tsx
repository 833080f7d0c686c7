import { isColour, palettes, shopVariables, type Mode } from '@swapt/shared/tokens';
import { Form } from 'antd';
import type { CSSProperties } from 'react';
import { t } from '@swapt/shared/text';

/** How pages for shoppers begin, in light and dark, as the form says it now. */
export function ShopPreview() {
  const form = Form.useFormInstance();
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const name = textOf(Form.useWatch('shopper_name', form));
  const ownName = textOf(Form.useWatch('org_name', form));
  const logo = textOf(Form.useWatch('organization_logo', form));
  const colour = textOf(Form.useWatch('colour', form));
  return (
    <div className="shop-previews" role="img" aria-label={t('How your pages begin, in light and dark')}>
      {(['light', 'dark'] as const).map((mode) => (
        <div key={mode} className="shop-preview" style={styleOf(colour, mode)}>
          <div className="shop-preview-bar">
            {logo !== '' && <img src={logo} alt="" width="28" height="28" />}
            <b>{name || ownName}</b>
          </div>
          <div className="shop-preview-body">
            <span className="shop-preview-button">{t('Call us')}</span> <u>{t('Opening hours')}</u>
          </div>
        </div>
      ))}
    </div>
  );
}

function styleOf(colour: string, mode: Mode): CSSProperties {
  const { page, text, primary, onFill } = palettes[mode];
  const plain = { '--primary': primary, '--fill': primary, '--on-primary': onFill, '--shop': page, '--on-shop': text };
  return {
    ...(isColour(colour) ? shopVariables(colour.toLowerCase(), mode) : plain),
    background: page,
    color: text,
  };
}
