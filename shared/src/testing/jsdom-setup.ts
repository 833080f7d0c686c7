/** What jsdom lacks and the screens' libraries ask for. */
import { TextDecoder, TextEncoder } from 'node:util';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { TextEncoder, TextDecoder, ResizeObserver: Observer, IntersectionObserver: Observer });
Object.defineProperty(window, 'matchMedia', {
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }),
});
window.scrollTo = () => {};
