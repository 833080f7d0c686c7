/** Files at the root of the public host that browsers and search engines ask for by their names. None of them can be a short name: those have no dots. */
export const siteFiles = [
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
] as const;
