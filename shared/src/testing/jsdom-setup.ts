/** What jsdom lacks and the screens' libraries ask for. */
import { TextDecoder, TextEncoder } from 'node:util';
import * as React from 'react';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** react-router makes one per navigation, for loaders that the console does not have. */
class NavigationRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal | null;

  constructor(
    readonly url: string,
    init: { signal?: AbortSignal } = {},
  ) {
    this.signal = init.signal ?? null;
  }
}

Object.assign(globalThis, {
  Request: NavigationRequest,
  TextEncoder,
  TextDecoder,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
});
/** Answers questions about the width from `window.innerWidth`, which a test may set. */
function matchesWidth(query: string): boolean {
  const bound = (side: 'min' | 'max') => Number(new RegExp(`${side}-width: *(\\d+)`).exec(query)?.[1]);
  const [min, max] = [bound('min'), bound('max')];
  return (min >= 0 || max >= 0) && !(window.innerWidth < min) && !(window.innerWidth > max);
}

Object.defineProperty(window, 'matchMedia', {
  value: (query: string) => ({
    matches: matchesWidth(query),
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }),
});
window.scrollTo = () => {};

// Asked for a pseudo element, jsdom complains on the console.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

/** React keeps the stack of each element that is made, for its warnings, until it has ten thousand in a second: a tenth of a screen's test. */
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
