export const notFound = {
  title: 'There is no page here',
  text: 'You may have mistyped the address, or the page may have moved.',
} as const;
