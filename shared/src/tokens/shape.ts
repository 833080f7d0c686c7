/** Multiples of the 4 px grid. */
export const space = { xs: 4, sm: 8, md: 16, lg: 24, xl: 32, xxl: 48 } as const;

/** The one radius, in px. */
export const radius = 8;

/** Below this width, in px, a page is laid out for a phone. */
export const phoneWidth = 640;

/** Below this width, in px, nothing stands beside the main column. */
export const narrowWidth = 960;

export const fonts = {
  body: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  /** The fitted ones are in the styles of public pages. */
  heading:
    "'Source Serif 4 Variable', 'Fitted Georgia', 'Fitted Noto Serif', 'Fitted Times', 'Fitted DejaVu Serif', Georgia, 'Times New Roman', serif",
} as const;
