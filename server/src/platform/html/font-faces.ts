/** The product's two type families, served by `identity/pages/fonts.routes.ts`. */
export const fontFaces = `
@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:swap;src:url(/auth/fonts/inter.woff2) format('woff2')}
@font-face{font-family:'Source Serif 4 Variable';font-weight:200 900;font-display:swap;src:url(/auth/fonts/source-serif-4.woff2) format('woff2')}`;
