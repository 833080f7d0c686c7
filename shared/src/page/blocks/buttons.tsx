import type { BlockProps } from '../../contract/index.js';
import { ButtonRow } from '../parts/button-row.js';

export const Buttons = ({ id, align, buttons }: BlockProps['buttons']) => (
  <div className="lp-block lp-buttons" id={id}>
    <ButtonRow buttons={buttons} align={align} />
  </div>
);
