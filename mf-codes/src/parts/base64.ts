export function fromBase64(body: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
}
