import { iconRule } from '@swapt/shared/values';

const isPath = (text: string) => text.length <= iconRule.maxLength && new RegExp(iconRule.pattern).test(text);

/** An icon that a remote brought along as data; one that is no path stays empty. Looks as those of Ant Design do. */
export const MenuIcon = ({ path }: { path: string }) => (
  <span className="anticon">
    <svg viewBox="64 64 896 896" width="1em" height="1em" fill="currentColor" aria-hidden focusable="false">
      {isPath(path) && <path d={path} />}
    </svg>
  </span>
);
