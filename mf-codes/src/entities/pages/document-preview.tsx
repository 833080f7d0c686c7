import type { PageDocument } from '@swapt/shared/contract';
import { Block } from '@swapt/shared/page';
import { radius } from '@swapt/shared/tokens';
import { theme } from 'antd';
import { Landing } from './landing.js';

interface Props {
  document: PageDocument;
  /** How wide the page is laid out, in px: 390 as on a phone unless told otherwise. */
  pageWidth?: number;
  /** How wide and how high the picture of it is, in px. */
  width: number;
  height: number;
}

/** More do not fit into a picture of this shape. */
const mostShown = 5;

/** A page in the small, as it is: a picture of it, not to be used. */
export function DocumentPreview({ document: { root, content }, pageWidth = 390, width, height }: Props) {
  const { token } = theme.useToken();
  const scale = width / pageWidth;
  return (
    <div
      inert
      aria-hidden
      style={{
        width,
        maxWidth: '100%',
        height,
        overflow: 'hidden',
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: radius,
        background: root.props.theme.background,
        // What is far away is neither laid out nor are its pictures fetched.
        contentVisibility: 'auto',
      }}
    >
      <div style={{ width: pageWidth, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
        <Landing settings={root.props} pictureSizes={`${width}px`}>
          {content.slice(0, mostShown).map((block) => (
            <Block<typeof block.type> key={block.props.id} {...block} />
          ))}
        </Landing>
      </div>
    </div>
  );
}
