/** Writes `<name>.json` with the entry's files and their hashes, from which the server makes the HTML. */
export class EntryListPlugin {
  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('EntryListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EntryListPlugin', stage }, () => {
        const files = compilation.entrypoints.get(this.name)?.getFiles() ?? [];
        const list = {
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
        };
        compilation.emitAsset(`${this.name}.json`, new sources.RawSource(JSON.stringify(list)));
      });
    });
  }
}
