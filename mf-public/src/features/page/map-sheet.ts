/** What the map needs of MapLibre's own style sheet, and our pin and buttons. It comes with the map, so that no page carries it for nothing. */
const rules = `
.map, .map-canvas { position: relative; width: 100%; height: 100%; }
.map > [role='alert'] { position: absolute; inset: auto 16px 50%; text-align: center; }
.maplibregl-map { overflow: hidden; font: inherit; }
.maplibregl-canvas-container { height: 100%; touch-action: pan-x pan-y; }
.maplibregl-canvas { position: absolute; inset: 0 auto auto 0; outline-offset: -4px; }
.maplibregl-marker { position: absolute; inset: 0 auto auto 0; will-change: transform; }
.maplibregl-ctrl-bottom-right { position: absolute; right: 0; bottom: 0; }
.maplibregl-ctrl-attrib { padding: 0 8px; font-size: 12px; color: var(--lp-text); background: var(--lp-surface); }
.maplibregl-ctrl-attrib-button { display: none; }
.maplibregl-cooperative-gesture-screen {
  position: absolute; inset: 0; display: grid; place-items: center; padding: 16px; opacity: 0; pointer-events: none;
  text-align: center; color: #fff; background: rgb(0 0 0 / 60%); transition: opacity 0.3s;
}
.maplibregl-cooperative-gesture-screen.maplibregl-show { opacity: 1; }
.maplibregl-cooperative-gesture-screen .maplibregl-mobile-message { display: none; }
@media (hover: none) {
  .maplibregl-cooperative-gesture-screen .maplibregl-desktop-message { display: none; }
  .maplibregl-cooperative-gesture-screen .maplibregl-mobile-message { display: block; }
}
.map-pin { width: 32px; height: 32px; }
.map-pin::before {
  content: ''; position: absolute; inset: 0; border: 8px solid var(--lp-accent); border-radius: 50% 50% 50% 0;
  background: var(--lp-on-accent); box-shadow: 0 2px 8px rgb(0 0 0 / 40%); transform: translateY(-6px) rotate(-45deg);
}
.map-zoom { position: absolute; top: 12px; inset-inline-end: 12px; display: grid; gap: 8px; }
.map-zoom button {
  width: 44px; height: 44px; border: 1px solid var(--lp-edge); border-radius: 12px; font: inherit; font-size: 20px;
  color: var(--lp-text); background: var(--lp-surface); cursor: pointer;
}
`;

export function mapSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
