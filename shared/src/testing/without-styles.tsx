import { createCache, StyleProvider } from '@ant-design/cssinjs';
import type { ReactNode } from 'react';

const styles = createCache();
const update = styles.opUpdate.bind(styles);
// antd forgets a component's styles with the last one that is shown, and works them out anew in the next test.
styles.opUpdate = (path, valueOf) =>
  update(path, (known) => {
    const value = valueOf(known);
    return value === null && known ? [0, known[1]] : value;
  });

/** jsdom computes styles slowly, and no test looks at antd's: it keeps them to itself here. */
export const WithoutStyles = ({ children }: { children: ReactNode }) => (
  <StyleProvider cache={styles} mock="server">
    {children}
  </StyleProvider>
);
