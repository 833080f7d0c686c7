import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `x.br` and `x.gz` beside every text file, once at build, so that the server never compresses. */
export class CompressPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      const cache = compilation.getCache('CompressPlugin');
      compilation.hooks.processAssets.tapPromise({ name: 'CompressPlugin', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => /\.(m?js|css|svg|json)$/.test(name));
        await Promise.all(
          names.map(async (name) => {
            const content = Buffer.from(compilation.getAsset(name)?.source.buffer() ?? []);
            const item = cache.getItemCache(name, cache.getLazyHashedEtag(new sources.RawSource(content)));
            const [br, gz] = await item.providePromise(() =>
              Promise.all([shrink(content), zip(content, { level: 9 })]),
            );
            compilation.emitAsset(`${name}.br`, new sources.RawSource(br));
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(gz));
          }),
        );
      });
    });
  }
}

/** @param {Buffer} content */
const shrink = (content) =>
  brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
