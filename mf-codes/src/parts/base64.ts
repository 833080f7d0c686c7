/** The content of a file in base64. */
export function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.onload = () => resolve((typeof reader.result === 'string' ? reader.result : '').replace(/^data:[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}

export function fromBase64(body: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
}
