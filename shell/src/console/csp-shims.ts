/**
 * What antd needs under a strict style policy. Some of its helpers (scroll lock, scroll bar measuring, selector probes) make style elements
 * without the nonce, and two set a style attribute as text. Markup injected as HTML passes through neither shim, so the policy keeps its worth.
 */
export const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;

const createElement = document.createElement.bind(document);
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = createElement(name, options);
  if (nonce && element instanceof HTMLStyleElement) element.nonce = nonce;
  return element;
};

// eslint-disable-next-line @typescript-eslint/unbound-method -- called with the element that it belongs to
const setAttribute = HTMLElement.prototype.setAttribute;
HTMLElement.prototype.setAttribute = function (name: string, value: string) {
  if (name === 'style') this.style.cssText = value;
  else setAttribute.call(this, name, value);
};
