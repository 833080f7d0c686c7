const address = /\/my-orders\/([0-9a-f-]{36})\/([0-9a-f-]{36})\.[\w-]+$/i;

/** The order of this store whose page a code leads to. */
export function orderOfCode(text: string, storeId: string): string | undefined {
  const [, store = '', order] = address.exec(text.trim()) ?? [];
  return store.toLowerCase() === storeId.toLowerCase() ? order?.toLowerCase() : undefined;
}
