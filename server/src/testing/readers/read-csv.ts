/** The lines of an export, without the mark that it begins with. */
export const csvLines = ({ body }: { body: string }): string[] =>
  Buffer.from(body, 'base64').toString('utf8').replace('\uFEFF', '').split('\r\n').slice(0, -1);
