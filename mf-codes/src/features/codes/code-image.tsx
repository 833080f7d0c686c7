import type { Code } from '@swapt/shared/contract';
import { radius } from '@swapt/shared/tokens';
import { CodePicture } from '../../entities/codes/code-picture.js';

interface Props {
  code: Code;
  /** Width in px, or any CSS width. */
  width: number | string;
  /** Read to screen readers; without it the picture is decoration. */
  label?: string;
}

/** A code as people know it: by the picture that was chosen for it, else by its own style. */
export function CodeImage({ code, width, label }: Props) {
  if (!code.picture) return <CodePicture text={code.scan_url} style={code.style} width={width} label={label} />;
  return (
    <img
      src={code.picture}
      alt={label ?? ''}
      loading="lazy"
      style={{ display: 'block', flex: 'none', width, aspectRatio: '1', borderRadius: radius }}
    />
  );
}
