/** What people type without a scheme is a web address. */
export const withScheme = (target: string): string => {
  const trimmed = target.trim();
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
};
