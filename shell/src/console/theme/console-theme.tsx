import { paintTheme } from '@swapt/shared/theme';
import { antdTheme, useIsPhone, usePrefersStillness } from '@swapt/shared/ui';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { nonce } from '../csp-shims.js';
import { followTheme, useTheme } from './theme-store.js';

/** antd in our colours, in the chosen mode, in English, and allowed by the style policy. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  const mode = useTheme(({ theme }) => theme);
  const isPhone = useIsPhone();
  const isStill = usePrefersStillness();
  const theme = useMemo(() => {
    const { token, ...rest } = antdTheme(mode, isPhone ? 'thumb' : 'pointer');
    // The styles have no movements then (console.css), whose ends antd would wait for.
    return { ...rest, token: { ...token, motion: !isStill } };
  }, [mode, isPhone, isStill]);
  useLayoutEffect(() => {
    paintTheme(mode);
  }, [mode]);
  useEffect(followTheme, []);
  return (
    <ConfigProvider theme={theme} locale={enUS} csp={{ nonce }}>
      {children}
    </ConfigProvider>
  );
}

/** Static dialogs and snackbars stand outside of the tree and get the theme this way. */
export function shareTheme(): void {
  ConfigProvider.config({ holderRender: (children) => <ConsoleTheme>{children}</ConsoleTheme> });
}
