export interface Download {
  name: string;
  text: () => Promise<string>;
}

/** Keeps what the screens of these tests hand to the browser's downloads; empty at the begin of each test. Call it beside the tests. */
export function recordDownloads(): readonly Download[] {
  const downloads: Download[] = [];
  let content = new Blob();
  beforeEach(() => {
    downloads.length = 0;
    URL.createObjectURL = (made) => {
      if (made instanceof Blob) content = made;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = function click() {
      const file = content;
      downloads.push({ name: this.download, text: () => textOf(file) });
    };
  });
  return downloads;
}

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(file);
  });
