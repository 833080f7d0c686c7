/**
 * Puts the exposed `src/remote.gen.ts` into remoteEntry.js, which saves a request on the way to every screen. It can only hold lazy imports:
 * the entry runs before the shell has handed over the shared libraries.
 */
export class OneRequestPlugin {
  /** @param {string} entry the container's name @param {string} exposed the exposed chunk's name */
  constructor(entry, exposed) {
    this.entry = entry;
    this.exposed = exposed;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OneRequestPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap('OneRequestPlugin', () => {
        const { chunkGraph, namedChunks } = compilation;
        const entry = namedChunks.get(this.entry);
        const exposed = namedChunks.get(this.exposed);
        if (!entry || !exposed) return;
        if (chunkGraph.getNumberOfChunkModules(exposed) > 1) {
          compilation.errors.push(
            new compiler.webpack.WebpackError('src/remote.gen.ts may only import screens, each with `() => import(…)`'),
          );
          return;
        }
        const first = compilation.entrypoints.get(this.entry);
        for (const group of exposed.groupsIterable) {
          // The screens become children of the entry, or their hashes would not be written into it.
          for (const screen of group.childrenIterable) if (first?.addChild(screen)) screen.addParent(first);
        }
        chunkGraph.integrateChunks(entry, exposed);
        compilation.chunks.delete(exposed);
        namedChunks.delete(this.exposed);
      });
    });
  }
}
